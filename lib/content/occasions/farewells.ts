import type { Occasion } from "./schema";

export const farewells: Occasion[] = [
  {
    occasion: "a funeral",
    about: [
      "funeral|funerals|burial|buried|bury|graveside|committal|cremation|eulogy|memorial service|wake",
    ],
    words:
      "These are read at many gravesides. The first two say something to everybody there; the third speaks from faith in the resurrection.",
    passages: [
      { reference: "Psalm 90:1-6", why: "A prayer about how short life is, and who outlasts it" },
      { reference: "Psalm 23", why: "The shepherd in the dark valley" },
      { reference: "John 11:21-27", why: "Jesus speaks with a sister at a grave" },
    ],
    further: [
      { reference: "Romans 8:38-39", why: "Nothing separates from God’s love" },
      { reference: "Revelation 21:3-4", why: "Every tear wiped away" },
      { reference: "1 Corinthians 15:51-57", why: "Death swallowed up in victory" },
      { reference: "John 14:1-3", why: "Many rooms" },
      { reference: "Ecclesiastes 3:1-8", why: "A time for everything" },
    ],
  },
  {
    occasion: "the funeral of somebody who did not believe",
    about: [
      "funeral|burial|bury|eulogy|graveside|committal|memorial service",
      "not a believer|no believer|unbeliever|non-believer|nonbeliever|atheist|agnostic|not believe|not religious|not christian|no faith|without faith|no church|non-religious|unbelieving|unchurched",
    ],
    words:
      "These claim nothing about the one who died that no one could know. They speak of human life and of God’s mercy, so they can be read honestly in front of everybody.",
    passages: [
      { reference: "Psalm 90:1-6", why: "How short life is, said without any judgment" },
      { reference: "Ecclesiastes 3:1-8", why: "A time to be born, and a time to die" },
      { reference: "Psalm 103:13-18", why: "God remembers that we are dust" },
    ],
    further: [
      { reference: "Lamentations 3:22-26", why: "His mercies do not fail" },
      { reference: "Psalm 139:7-12", why: "Nowhere is out of reach" },
      { reference: "Genesis 18:25", why: "The Judge of all the earth will do right" },
      { reference: "1 Corinthians 13:1-8", why: "What lasts of a life: love" },
    ],
  },
  {
    occasion: "the funeral of a child",
    about: [
      "funeral|burial|bury|eulogy|graveside|committal|memorial service",
      "child|baby|infant|girl|boy|stillborn|toddler",
    ],
    words:
      "No text explains the death of a child, and none needs to be made to. These hold the child and the parents.",
    passages: [
      { reference: "Mark 10:13-16", why: "Jesus takes children in his arms" },
      { reference: "Psalm 139:13-16", why: "Known before birth" },
      { reference: "2 Samuel 12:22-23", why: "A father: I shall go to him" },
    ],
    further: [
      { reference: "Isaiah 40:11", why: "He carries the lambs in his bosom" },
      { reference: "Psalm 34:18", why: "Near to those with a broken heart" },
      { reference: "Matthew 18:10-14", why: "Not one of the little ones is to perish" },
      { reference: "Romans 8:26", why: "When no words come" },
    ],
  },
  {
    occasion: "somebody who is dying",
    about: [
      "dying|deathbed|death bed|end of life|end of his life|end of her life|about to die|on the way out|hospice|last hours|last breath|last rites|palliative|terminal|terminally",
    ],
    words:
      "Short and slow is best, and a familiar one better than a new one. Hearing is often the last thing to go.",
    passages: [
      { reference: "Psalm 23", why: "The whole of it takes a minute" },
      { reference: "Psalm 31:5", why: "The prayer Jesus prayed when he died" },
      { reference: "John 14:1-3", why: "A place prepared" },
    ],
    further: [
      { reference: "Numbers 6:24-26", why: "The blessing of Aaron" },
      { reference: "Romans 8:38-39", why: "Neither death nor life" },
      { reference: "Isaiah 43:1-2", why: "Through the waters I will be with you" },
      { reference: "Luke 2:29-32", why: "Simeon: now you let your servant go in peace" },
      { reference: "Psalm 121", why: "He keeps your going out" },
    ],
  },
  {
    occasion: "those who came too late to say goodbye",
    about: [
      "too late|not say goodbye|not able to say goodbye|missed the death|not there when|no goodbye|to say goodbye",
    ],
    words:
      "They could not be there, and nobody is to blame for it. These say that the one who died was not without company.",
    passages: [
      { reference: "Psalm 139:7-12", why: "Nowhere without God" },
      { reference: "John 11:32-36", why: "“If you had been here”, and Jesus weeps" },
      { reference: "Romans 8:38-39", why: "Not even death separates" },
    ],
    further: [
      { reference: "Psalm 34:18", why: "Near to the brokenhearted" },
      { reference: "2 Corinthians 1:3-4", why: "The God of all comfort" },
    ],
  },
  {
    occasion: "remembering the dead",
    about: [
      "all souls|all saints|remembrance|cemetery|grave visit|anniversary of|day of the dead|memorial day|sunday of the dead|remember the dead",
    ],
    words: "For a grave, a list of names or a quiet minute.",
    passages: [
      { reference: "Isaiah 49:15-16", why: "Names engraved on God’s hands" },
      { reference: "Revelation 21:3-4", why: "No more death or mourning" },
      { reference: "Hebrews 12:1-2", why: "A cloud of witnesses" },
    ],
    further: [
      { reference: "Psalm 116:15", why: "Precious in his sight" },
      { reference: "1 Thessalonians 4:13-14", why: "Grief with hope" },
      { reference: "John 6:39", why: "I should lose nothing" },
    ],
  },
  {
    occasion: "a farewell",
    about: [
      "farewell|goodbye|good bye|leaving party|send off|sendoff|moving away|moves away|going away|departure|parting",
    ],
    words: "For somebody who is leaving and for those who are staying.",
    passages: [
      { reference: "Genesis 31:49", why: "Watch between you and me" },
      { reference: "Numbers 6:24-26", why: "The blessing of Aaron" },
      { reference: "Acts 20:36-38", why: "A parting with prayer and tears" },
    ],
    further: [
      { reference: "Psalm 121:5-8", why: "Your going out and your coming in" },
      { reference: "Philippians 1:3-6", why: "I thank my God whenever I remember you" },
      { reference: "2 Corinthians 13:11", why: "Rejoice, be of one mind, live in peace" },
    ],
  },
];
