/** A file with one thing of each kind. */
export function sampleArchive(mark = "Sample") {
  const createdAt = "2026-01-02T03:04:05.678Z";
  return {
    format: "truth-uncovered-workspace",
    version: 3,
    collections: [
      {
        title: `${mark} collection`,
        description: "Why I keep it",
        createdAt,
        verses: [
          {
            reference: "John 11:35",
            verseText: "Something else",
            book: "John",
            chapter: 11,
            verse: 35,
            translation: "WEB",
            personalNote: "Short",
            createdAt,
          },
          {
            reference: "Romans 8:28",
            verseText: "As I remember it",
            book: "Romans",
            chapter: 8,
            verse: 28,
            translation: "ESV",
            personalNote: null,
            createdAt,
          },
        ],
      },
    ],
    creations: [
      {
        title: `${mark} poem`,
        content: "Lines\nof a poem",
        type: "poem",
        prompt: "Hope",
        scriptureReferences: ["John 11:35"],
        createdAt,
      },
    ],
    conversations: [
      {
        title: null,
        createdAt,
        turns: [
          { role: "user", content: `${mark} question`, verseReferences: [], createdAt },
          { role: "assistant", content: "An answer", verseReferences: ["John 3:16"], createdAt },
        ],
      },
    ],
    plans: [
      {
        planId: null,
        title: `${mark} plan`,
        references: ["Ruth 1-2", "Ruth 3-4"],
        words: [1_200, 1_100],
        planDays: [1, 2],
        dueDays: [20_455, 20_456],
        dayTitles: [],
        weekdays: [0, 1, 2, 3, 4, 5, 6],
        start: "2026-01-02",
        stoppedOn: null,
        createdAt,
        ticks: [{ reading: 0, day: "2026-01-02", createdAt }],
      },
    ],
    sessions: [
      {
        day: "2026-01-02",
        reference: "Ruth 1",
        title: `${mark} session`,
        book: "Ruth",
        type: "chapter",
        seconds: 300,
        chapters: [{ chapter: 1, passed: [[1, 22]], isRead: true }],
        notes: null,
        createdAt,
      },
    ],
    highlights: [{ canonicalOrder: 26_137, colour: "green", label: mark.slice(0, 40), createdAt }],
    learned: [
      {
        translation: "WEB",
        startOrder: 26_137,
        endOrder: 26_138,
        dueDay: 20_460,
        reviewedDay: 20_455,
        stability: 4.5,
        difficulty: 3.2,
        reviews: 3,
        lapses: 1,
        createdAt,
      },
    ],
  };
}
