import type { BookChapters } from "./schema";

export const secondThessalonians: BookChapters = {
  book: "2Thess",
  chapters: [
    "Paul is proud of their faith and endurance under persecution. God is just: he will give relief to the suffering and punish those who trouble them when Jesus is revealed with fire, to eternal ruin. He prays for them.",
    "Do not panic about claims that the day of the Lord has come. First comes rebellion and the man of lawlessness, who claims to be God with fake miracles, and whom Jesus will destroy. Stand firm and be comforted.",
    "Pray for us; the Lord is faithful and protects his people from evil. A warning against idleness: whoever refuses to work should not eat; busybodies should earn their own living quietly. Never tire of doing right; correct such people but do not treat them as enemies.",
  ],
};
