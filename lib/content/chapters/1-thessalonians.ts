import type { BookChapters } from "./schema";

export const firstThessalonians: BookChapters = {
  book: "1Thess",
  chapters: [
    "Paul thanks God for the Thessalonians’ faith, hard work of love and patient hope. Despite suffering they welcomed the message with joy, turned from idols, and became an example, waiting for Jesus from heaven.",
    "Paul reminds them how he worked among them: honest, no flattery or greed, gentle like a nursing mother and encouraging like a father, earning his own living. They suffered persecution from their own people; he longs to see them.",
    "Unable to bear the worry, Paul sent Timothy to strengthen them in trials; his good news about their faith brings relief. He prays that their love will grow and their hearts be strong.",
    "Live to please God: avoid sexual immorality, control your body, love each other, live quietly, mind your own business and work. Do not grieve for the dead without hope; when the Lord returns, the dead rise and believers are caught up to meet him, which some call the rapture.",
    "Christ’s return will be as sudden as a burglar at night, so stay awake and sober. Encourage one another; respect leaders, warn the lazy, help the weak, be patient, never repay wrong. Be joyful, pray nonstop, be thankful whatever happens, and check every prophecy.",
  ],
};
