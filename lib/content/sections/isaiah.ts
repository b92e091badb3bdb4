import type { Section } from "./schema";

export const isaiah: readonly Section[] = [
  {
    passage: "Isaiah 1:11-20",
    words: "God is tired of sacrifices; learn to do good; sins like scarlet white as snow",
  },
  { passage: "Isaiah 2:1-4", words: "swords into ploughshares; the mountain of the Lord" },
  { passage: "Isaiah 5:1-7", words: "song of the vineyard" },
  { passage: "Isaiah 5:20", words: "woe to those who call evil good" },
  {
    passage: "Isaiah 6:1-8",
    words:
      "Isaiah sees the Lord on his throne; seraphim with six wings cry holy, holy, holy; burning coal on his lips; here I am, send me",
  },
  { passage: "Isaiah 7:10-16", words: "sign of Immanuel: the virgin will conceive" },
  {
    passage: "Isaiah 9:2-7",
    words:
      "people in darkness see a great light; a child is born: Wonderful Counsellor, Prince of Peace",
  },
  {
    passage: "Isaiah 11:1-9",
    words: "shoot of Jesse; the wolf lives with the lamb; a little child leads them",
  },
  { passage: "Isaiah 13:17-22", words: "Babylon will be desolate, like Sodom" },
  {
    passage: "Isaiah 14:12-15",
    words: "fallen from heaven, morning star (Lucifer), king of Babylon",
  },
  { passage: "Isaiah 20:1-6", words: "Isaiah walks naked and barefoot three years" },
  {
    passage: "Isaiah 25:6-9",
    words: "he will swallow up death; wipe away tears; a feast on the mountain",
  },
  { passage: "Isaiah 26:3-4", words: "perfect peace; trust in the Lord for ever" },
  { passage: "Isaiah 30:18-21", words: "this is the way, walk in it" },
  { passage: "Isaiah 35:1-10", words: "the desert blossoms; eyes of the blind opened" },
  { passage: "Isaiah 37:33-38", words: "the angel strikes 185,000 in the Assyrian camp" },
  { passage: "Isaiah 38:1-8", words: "Hezekiah’s sickness and the sundial" },
  {
    passage: "Isaiah 40:1-11",
    words: "comfort my people; a voice in the wilderness; grass withers; shepherd",
  },
  { passage: "Isaiah 40:12-17", words: "nations like a drop in a bucket" },
  {
    passage: "Isaiah 40:21-31",
    words: "the circle of the earth; wings like eagles; run and not be weary",
  },
  { passage: "Isaiah 41:8-13", words: "do not fear, I am with you" },
  { passage: "Isaiah 42:1-4", words: "servant song: bruised reed" },
  { passage: "Isaiah 43:1-7", words: "when you pass through waters; I called you by name" },
  { passage: "Isaiah 44:9-20", words: "the folly of idols: half of the wood burned, half a god" },
  { passage: "Isaiah 44:28-45:7", words: "Cyrus named as God’s anointed" },
  { passage: "Isaiah 49:13-16", words: "can a mother forget her child; engraved on my hands" },
  {
    passage: "Isaiah 52:13-53:3",
    words: "suffering servant, despised and rejected, man of sorrows",
  },
  {
    passage: "Isaiah 53:4-12",
    words: "wounded for our transgressions, like a lamb to the slaughter",
  },
  {
    passage: "Isaiah 55:1-11",
    words: "come to the waters; my thoughts are not your thoughts; my word will not return empty",
  },
  { passage: "Isaiah 58:1-10", words: "true fasting: share bread with the hungry" },
  {
    passage: "Isaiah 61:1-3",
    words: "the Spirit of the Lord is upon me; good news to the poor; beauty for ashes",
  },
  {
    passage: "Isaiah 64:6-8",
    words: "righteousness like filthy rags; we are the clay, you the potter",
  },
  { passage: "Isaiah 65:17-25", words: "new heavens and a new earth; wolf and lamb feed together" },
];
