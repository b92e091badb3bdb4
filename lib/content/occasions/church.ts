import type { Occasion } from "./schema";

export const church: Occasion[] = [
  {
    occasion: "a meeting",
    about: [
      "meeting|meetings|council|committee|synod|elders|vestry|board|session|agenda|parish council|church council|staff meeting|team",
    ],
    words:
      "Two minutes before the agenda; the last one on the list is for meetings where tempers run high.",
    passages: [
      { reference: "Philippians 2:1-5", why: "Each counting others better" },
      { reference: "1 Corinthians 12:4-11", why: "Different gifts, one Spirit" },
      { reference: "Psalm 133", why: "How good when brothers live in unity" },
    ],
    further: [
      { reference: "Psalm 127:1", why: "Unless the Lord builds" },
      { reference: "James 3:17-18", why: "Wisdom that is peaceful and reasonable" },
      { reference: "Colossians 3:15-17", why: "Whatever you do" },
      { reference: "Exodus 18:17-23", why: "Sharing the load" },
      { reference: "James 1:19-20", why: "Quick to hear, slow to speak" },
    ],
  },
  {
    occasion: "helpers and volunteers",
    about: [
      "volunteer|volunteers|helper|helpers|workers|servers|caregivers|carers|co-workers|coworkers|staff|team|ministers|nurses|doctors|teachers|teacher|nurse|doctor",
    ],
    isOfPeople: true,
    words: "For thanks and rest, and not only new tasks.",
    passages: [
      { reference: "Galatians 6:9-10", why: "Let’s not be weary in doing good" },
      { reference: "Matthew 25:37-40", why: "Done to one of the least of these" },
      { reference: "Mark 6:31", why: "Come away and rest awhile" },
    ],
    further: [
      { reference: "Hebrews 6:10", why: "God does not forget your work" },
      { reference: "Isaiah 40:29-31", why: "Power to the weak" },
      { reference: "1 Corinthians 15:58", why: "Not in vain" },
      { reference: "Romans 16:1-4", why: "Helpers, thanked by name" },
    ],
  },
  {
    occasion: "the beginning of a ministry",
    about: [
      "ordination|ordained|installation|induction|new pastor|pastor|priest|deacon|deacons|elder|commissioning|minister|missionary|missionaries",
    ],
    words: "For somebody who is being sent.",
    passages: [
      { reference: "Isaiah 6:8", why: "Here I am. Send me" },
      { reference: "1 Peter 5:2-4", why: "Shepherd the flock, not lording it" },
      { reference: "2 Timothy 1:6-7", why: "Stir up the gift" },
    ],
    further: [
      { reference: "Jeremiah 1:4-8", why: "Before I formed you" },
      { reference: "John 21:15-17", why: "Feed my lambs" },
      { reference: "2 Corinthians 4:5-7", why: "Treasure in clay vessels" },
      { reference: "Isaiah 61:1-3", why: "Good news to the humble" },
    ],
  },
  {
    occasion: "a church in trouble",
    about: [
      "conflict|quarrel|dispute|division|divided church|split|scandal|tensions|reconciliation|strife",
      "church|congregation|parish|community|brothers|members",
    ],
    words: "None of these smooths over what was wrong; they begin with listening.",
    passages: [
      { reference: "Ephesians 4:1-6", why: "One body and one Spirit" },
      { reference: "Matthew 18:15-17", why: "Go to your brother first" },
      { reference: "Romans 12:16-18", why: "As much as it is up to you" },
    ],
    further: [
      { reference: "Philippians 4:2-3", why: "Two women at odds, named and helped" },
      { reference: "Acts 15:36-39", why: "Even Paul and Barnabas parted" },
      { reference: "James 3:17-18", why: "Fruit sown in peace" },
      { reference: "Colossians 3:12-15", why: "Bearing with one another" },
    ],
  },
  {
    occasion: "a collection or a request for gifts",
    about: [
      "offering|collection|stewardship|fundraising|fund raising|donation|donations|giving|generosity|tithe|tithing|charity",
    ],
    words: "Nobody is to be pressured; the first says so.",
    passages: [
      { reference: "2 Corinthians 9:6-8", why: "Not grudgingly or under compulsion" },
      { reference: "Mark 12:41-44", why: "Two small coins" },
      { reference: "Deuteronomy 15:10-11", why: "Open your hand" },
    ],
    further: [
      { reference: "Proverbs 11:24-25", why: "Whoever scatters gains more" },
      { reference: "Acts 20:35", why: "More blessed to give" },
      { reference: "2 Corinthians 8:1-5", why: "Out of deep poverty" },
      { reference: "Matthew 6:3-4", why: "In secret" },
    ],
  },
  {
    occasion: "communion",
    about: ["communion|lord's supper|lords supper|eucharist|holy supper"],
    words: "The words of institution first.",
    passages: [
      { reference: "1 Corinthians 11:23-26", why: "What Paul received and passed on" },
      { reference: "Luke 22:14-20", why: "The last supper" },
      { reference: "John 6:35", why: "The bread of life" },
    ],
    further: [
      { reference: "Psalm 116:12-14", why: "The cup of salvation" },
      { reference: "Isaiah 25:6-8", why: "A feast for all peoples" },
      { reference: "Luke 24:30-31", why: "Known in the breaking of bread" },
    ],
  },
  {
    occasion: "young people",
    about: [
      "youth|teenager|teenagers|teens|teen|young people|youth group|young man|young woman|young adults|girls|boys|camp",
    ],
    isOfPeople: true,
    words: "Doubt, courage, looks and being chosen, which is what young people ask about.",
    passages: [
      { reference: "1 Timothy 4:12", why: "Let no man despise your youth" },
      { reference: "1 Samuel 16:7", why: "Not the outward appearance" },
      { reference: "Psalm 139:1-6", why: "Known through and through" },
    ],
    further: [
      { reference: "Jeremiah 1:6-8", why: "I am a child" },
      { reference: "Ecclesiastes 11:9-10", why: "Be glad in your youth" },
      { reference: "Daniel 1:8", why: "Four young men abroad" },
      { reference: "John 6:9", why: "A boy with five loaves" },
    ],
  },
  {
    occasion: "old people",
    about: [
      "elderly|old people|nursing home|care home|retirement home|old age|seniors|aged|old woman|old man|old lady",
    ],
    isOfPeople: true,
    words: "Large print, and slowly; many know the first by heart.",
    passages: [
      { reference: "Psalm 23", why: "The shepherd" },
      { reference: "Isaiah 46:3-4", why: "I will carry you" },
      { reference: "Psalm 71:17-18", why: "When I am old and gray-haired" },
    ],
    further: [
      { reference: "Psalm 92:12-15", why: "Fruit in old age" },
      { reference: "2 Corinthians 4:16", why: "Renewed day by day" },
      { reference: "Luke 2:36-38", why: "Anna, eighty-four years old" },
      { reference: "Psalm 121", why: "He keeps you" },
    ],
  },
  {
    occasion: "prisoners",
    about: ["prison|prisoner|prisoners|inmate|inmates|jail|cell"],
    isOfPeople: true,
    words: "Much of the Bible was written in prison or about it.",
    passages: [
      { reference: "Psalm 142:6-7", why: "Bring my soul out of prison" },
      { reference: "Acts 16:25-26", why: "Singing at midnight" },
      { reference: "Luke 23:39-43", why: "The criminal beside him" },
    ],
    further: [
      { reference: "Matthew 25:36", why: "I was in prison and you came" },
      { reference: "Lamentations 3:55-57", why: "Out of the lowest dungeon" },
      { reference: "Genesis 39:20-23", why: "Joseph in prison" },
      { reference: "Psalm 51:10-12", why: "A clean heart" },
    ],
  },
  {
    occasion: "somebody of another faith",
    about: [
      "muslim|muslims|jew|jewish|hindu|buddhist|sikh|another faith|other faith|other religion|another religion|different religion|different faith|interfaith|islam",
    ],
    isOfPeople: true,
    words:
      "Ask first what the other wants to hear. Psalms are prayed far beyond the church, and these claim nothing that the other would have to contradict.",
    passages: [
      { reference: "Psalm 23", why: "The shepherd" },
      { reference: "Psalm 121", why: "My help" },
      { reference: "Psalm 103:8-14", why: "Merciful and gracious" },
    ],
    further: [
      { reference: "Psalm 139:1-6", why: "You know me" },
      { reference: "Genesis 21:17-18", why: "God hears Ishmael" },
      { reference: "Numbers 6:24-26", why: "A blessing" },
      { reference: "Micah 6:8", why: "What is good" },
    ],
  },
  {
    occasion: "somebody without faith",
    about: [
      "unbeliever|unbelievers|non-believer|nonbeliever|non believer|non believers|atheist|atheists|not religious|does not believe|no faith|skeptic|sceptic|agnostic|not a christian|not christian",
    ],
    isOfPeople: true,
    words: "These speak to people before they speak of doctrine.",
    passages: [
      { reference: "Ecclesiastes 3:1-8", why: "A time for everything" },
      { reference: "Psalm 8:3-5", why: "What is man, that you think of him?" },
      { reference: "Luke 10:30-37", why: "The man who stopped" },
    ],
    further: [
      { reference: "1 Corinthians 13:1-8", why: "Love" },
      { reference: "Micah 6:8", why: "What is good" },
      { reference: "Job 38:4-7", why: "Where were you?" },
      { reference: "Mark 9:24", why: "I believe. Help my unbelief" },
    ],
  },
  {
    occasion: "peace in a time of war",
    about: [
      "peace in|war|wartime|ukraine|gaza|bombs|bombing|refugees|peace prayer|for peace|world peace",
    ],
    words: "Lament first, and then hope.",
    passages: [
      { reference: "Psalm 46:8-10", why: "He makes wars cease" },
      { reference: "Isaiah 2:4", why: "Swords into plowshares" },
      { reference: "Psalm 85:8-11", why: "Righteousness and peace have kissed" },
    ],
    further: [
      { reference: "Matthew 5:9", why: "The peacemakers" },
      { reference: "Psalm 120:6-7", why: "I am for peace" },
      { reference: "Lamentations 3:19-23", why: "Remembering affliction, and hope" },
      { reference: "John 14:27", why: "My peace" },
    ],
  },
  {
    occasion: "the country and those who govern it",
    about: [
      "government|president|king|leaders|nation|country|election|elections|authorities|parliament|politicians|independence day|national day",
    ],
    words: "For those in power, whoever elected them.",
    passages: [
      { reference: "1 Timothy 2:1-2", why: "For kings and all in high places" },
      { reference: "Jeremiah 29:7", why: "Seek the peace of the city" },
      { reference: "Psalm 72:1-4", why: "A ruler who defends the poor" },
    ],
    further: [
      { reference: "Proverbs 29:2", why: "When the righteous thrive" },
      { reference: "Micah 6:8", why: "Justice and mercy" },
      { reference: "Psalm 146:3-7", why: "Don’t put your trust in princes" },
    ],
  },
];
