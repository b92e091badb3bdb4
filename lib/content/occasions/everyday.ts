import type { Occasion } from "./schema";

export const everyday: Occasion[] = [
  {
    occasion: "a journey",
    about: [
      "travel|traveling|travelling|journey|trip|flight|flying|on the road|drive|driving|voyage|holiday|vacation|pilgrimage|road trip|plane",
    ],
    words: "An old psalm of travelers comes first.",
    passages: [
      { reference: "Psalm 121", why: "A song of people on the way" },
      { reference: "Genesis 28:15", why: "With you wherever you go" },
      { reference: "Psalm 139:9-10", why: "Even beyond the sea" },
    ],
    further: [
      { reference: "Exodus 33:14", why: "My presence will go with you" },
      { reference: "Joshua 1:9", why: "Wherever you go" },
      { reference: "Psalm 91:11-12", why: "His angels, in all your ways" },
      { reference: "Proverbs 3:5-6", why: "He will make your paths straight" },
    ],
  },
  {
    occasion: "somebody before an operation",
    about: ["surgery|operation|operated|operating|anesthetic|anaesthetic|theatre|going under"],
    words: "Short enough to be said on the way to the theater, or written on a card.",
    passages: [
      { reference: "Isaiah 41:10", why: "Don’t be afraid, for I am with you" },
      { reference: "Psalm 139:9-10", why: "Even there your hand will hold me" },
      { reference: "Psalm 56:3-4", why: "When I am afraid" },
    ],
    further: [
      { reference: "Psalm 121:3-4", why: "He does not sleep" },
      { reference: "Joshua 1:9", why: "Not afraid or dismayed" },
      { reference: "Psalm 31:15", why: "My times are in your hand" },
      { reference: "Philippians 4:6-7", why: "The peace that guards" },
      { reference: "Isaiah 43:1-2", why: "Through the waters" },
    ],
  },
  {
    occasion: "somebody who is ill",
    about: [
      "sick|ill|illness|sickness|disease|patient|patients|cancer|chemo|hospital|healing|sickbed|sick bed|unwell|recovery",
    ],
    isOfPeople: true,
    words: "The Bible lets the ill complain and ask; none of these promises a cure.",
    passages: [
      { reference: "Psalm 23", why: "Through the valley" },
      { reference: "Psalm 41:3", why: "The Lord will sustain him on his sickbed" },
      { reference: "James 5:13-15", why: "Prayer and oil for the sick" },
    ],
    further: [
      { reference: "Isaiah 41:10", why: "I will strengthen you" },
      { reference: "Psalm 6:2-4", why: "A sick person’s prayer" },
      { reference: "Psalm 103:2-4", why: "Thanks after an illness" },
      { reference: "2 Corinthians 12:9", why: "My grace is sufficient" },
      { reference: "Matthew 8:16-17", why: "He took our infirmities" },
    ],
  },
  {
    occasion: "an exam",
    about: ["exam|exams|test|tests|finals|examination|quiz|interview|audition|driving test"],
    words: "None of them replaces studying; they are for hands that shake.",
    passages: [
      { reference: "Joshua 1:9", why: "Strong and courageous" },
      { reference: "Philippians 4:6-7", why: "Not anxious" },
      { reference: "James 1:5", why: "Whoever lacks wisdom may ask" },
    ],
    further: [
      { reference: "Isaiah 41:10", why: "I am with you" },
      { reference: "Psalm 46:1", why: "A very present help" },
      { reference: "Proverbs 16:3", why: "Commit your deeds to the Lord" },
      { reference: "2 Timothy 1:7", why: "Not a spirit of fear" },
    ],
  },
  {
    occasion: "a new job or task",
    about: [
      "new job|first day|new work|new task|new position|new role|start work|starting work|promotion|start of work|job interview",
    ],
    words: "For the first morning.",
    passages: [
      { reference: "Joshua 1:9", why: "With you wherever you go" },
      { reference: "Colossians 3:23-24", why: "Heartily, as for the Lord" },
      { reference: "Psalm 90:17", why: "Establish the work of our hands" },
    ],
    further: [
      { reference: "Proverbs 16:3", why: "Commit your deeds" },
      { reference: "James 1:5", why: "Ask for wisdom" },
      { reference: "Exodus 4:10-12", why: "Moses, who thought he could not" },
      { reference: "Nehemiah 6:9", why: "Strengthen my hands" },
    ],
  },
  {
    occasion: "retirement",
    about: [
      "retirement|retire|retires|retiring|retired|pension|pensioner|last day at work|last day of work",
    ],
    words: "For somebody who is laying down their work.",
    passages: [
      { reference: "Psalm 92:12-15", why: "Still bearing fruit" },
      { reference: "Ecclesiastes 3:1-8", why: "A time for every purpose" },
      { reference: "Isaiah 46:4", why: "To gray hairs I will carry you" },
    ],
    further: [
      { reference: "Psalm 116:7", why: "Return to your rest, my soul" },
      { reference: "2 Timothy 4:7", why: "I have finished the course" },
      { reference: "Psalm 90:17", why: "The work of our hands" },
      { reference: "Matthew 25:21", why: "Well done" },
    ],
  },
  {
    occasion: "school and graduation",
    about: [
      "graduation|graduate|graduates|graduating|school leavers|leaving school|first day of school|school year|back to school|university|college|kindergarten|students|school",
    ],
    words: "For those who are beginning and those who are leaving.",
    passages: [
      { reference: "Joshua 1:9", why: "Strong and courageous" },
      { reference: "Proverbs 3:5-6", why: "He will make your paths straight" },
      { reference: "Psalm 119:105", why: "A lamp to my feet" },
    ],
    further: [
      { reference: "1 Timothy 4:12", why: "Let no one despise your youth" },
      { reference: "James 1:5", why: "Whoever lacks wisdom" },
      { reference: "Jeremiah 29:11", why: "A future and a hope; first said to exiles" },
      { reference: "Philippians 1:6", why: "A good work begun" },
    ],
  },
  {
    occasion: "a soldier, or somebody in a dangerous service",
    about: [
      "soldier|soldiers|army|military|navy|marine|deployed|deployment|troops|police|policeman|firefighter|fireman|veteran|veterans|recruit|conscript|going to war|frontline|front line",
    ],
    isOfPeople: true,
    words: "Comfort for the one who goes; none of them says that war is good.",
    passages: [
      { reference: "Psalm 91:1-6", why: "The terror by night, and a shelter" },
      { reference: "Joshua 1:9", why: "With you wherever you go" },
      { reference: "Psalm 121", why: "He who keeps you does not sleep" },
    ],
    further: [
      { reference: "Psalm 46:9-10", why: "He makes wars cease" },
      { reference: "Matthew 5:9", why: "Blessed are the peacemakers" },
      { reference: "Luke 3:14", why: "Soldiers ask: what must we do?" },
      { reference: "Psalm 144:1-2", why: "My fortress" },
      { reference: "Romans 8:38-39", why: "Nothing separates" },
    ],
  },
  {
    occasion: "the night",
    about: [
      "night|bedtime|bed time|sleep|sleeping|evening|insomnia|nightshift|night shift|before bed|calm night|good night|goodnight",
    ],
    words: "To be said lying down, as people have done for a very long time.",
    passages: [
      { reference: "Psalm 4:8", why: "In peace I will lie down" },
      { reference: "Psalm 121:3-4", why: "He who keeps you will not slumber" },
      { reference: "Psalm 63:6-8", why: "In the night watches" },
    ],
    further: [
      { reference: "Psalm 91:1-6", why: "No fear of the terror by night" },
      { reference: "Psalm 134", why: "A blessing for those who stand by night" },
      { reference: "Psalm 139:11-12", why: "The night shines like the day" },
      { reference: "Luke 2:29-32", why: "The old evening song" },
      { reference: "Psalm 127:2", why: "He gives sleep to his loved ones" },
    ],
  },
  {
    occasion: "the morning",
    about: [
      "morning|mornings|start of the day|start the day|start my day|beginning of the day|new day|waking|wake up|each day|every day|today",
    ],
    words: "One breath before the day begins.",
    passages: [
      { reference: "Lamentations 3:22-23", why: "New every morning" },
      { reference: "Psalm 118:24", why: "This is the day" },
      { reference: "Psalm 143:8", why: "Let me hear in the morning" },
    ],
    further: [
      { reference: "Psalm 5:3", why: "In the morning you hear my voice" },
      { reference: "Isaiah 50:4", why: "He wakens my ear" },
      { reference: "Psalm 90:14", why: "Satisfy us in the morning" },
      { reference: "Mark 1:35", why: "Jesus prays before dawn" },
    ],
  },
  {
    occasion: "a meal",
    about: [
      "meal|meals|grace at table|at table|table|before eating|eating|food|dinner|breakfast|lunch|supper|saying grace|say grace",
    ],
    words: "The first two are psalms of thanks for food, used at table to this day.",
    passages: [
      { reference: "Psalm 145:15-16", why: "You open your hand" },
      { reference: "Psalm 136:25-26", why: "Who gives food to every creature" },
      { reference: "Matthew 6:11", why: "Our daily bread" },
    ],
    further: [
      { reference: "Psalm 104:14-15", why: "Bread, wine and oil" },
      { reference: "1 Timothy 4:4-5", why: "Received with thanksgiving" },
      { reference: "Luke 24:30", why: "He took the bread and gave thanks" },
      { reference: "Deuteronomy 8:10", why: "Eat, be full and bless" },
    ],
  },
  {
    occasion: "a wall, a card or a message",
    about: [
      "wall|card|cards|text message|whatsapp|bracelet|necklace|ring|engraving|engrave|tattoo|mug|poster|frame|break room|breakroom|locker|bumper|short verse|short verses|shortest verses|one line|few words|bookmark|caption|t shirt|status",
    ],
    words: "Short, and true by themselves without the rest of the chapter.",
    passages: [
      { reference: "1 Peter 5:7", why: "Casting all your worries on him" },
      { reference: "Psalm 46:10", why: "Be still" },
      { reference: "Lamentations 3:23", why: "New every morning" },
    ],
    further: [
      { reference: "1 Corinthians 16:14", why: "Let all that you do be done in love" },
      { reference: "Psalm 118:24", why: "This is the day" },
      { reference: "Isaiah 43:1", why: "You are mine" },
      { reference: "Matthew 28:20", why: "I am with you always" },
      { reference: "Psalm 16:8", why: "At my right hand" },
    ],
  },
  {
    occasion: "a laugh",
    about: ["laugh|laughs|funny|humor|humour|humorous|joke|amusing|cheer me up|smile|hilarious"],
    words:
      "There is more to laugh at in the Bible than many think, though a good deal of it is dry.",
    passages: [
      { reference: "1 Kings 18:27", why: "Elijah mocks: perhaps your god is sleeping" },
      {
        reference: "Acts 12:13-16",
        why: "Rhoda is so glad that she leaves Peter standing outside",
      },
      { reference: "Numbers 22:27-30", why: "A donkey argues with a prophet, and wins" },
    ],
    further: [
      { reference: "Matthew 23:24", why: "Straining out a gnat and swallowing a camel" },
      { reference: "Proverbs 26:13-15", why: "The sluggard, turning on his bed like a door" },
      { reference: "Acts 20:9", why: "A long sermon and an open window" },
      { reference: "Jonah 4:6-9", why: "A prophet sulks about a plant" },
      { reference: "Genesis 18:12-15", why: "Sarah: I didn’t laugh. Yes, you did" },
    ],
  },
];
