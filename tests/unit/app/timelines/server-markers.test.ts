import { mergeMarkers } from "@/app/timelines/_components/use-server-markers";
import { timelineEventList } from "@/lib/timelines/contract";
import type { TimelineMarker } from "@/lib/timelines/rules";

const date = { year: -586 };
const marker: TimelineMarker = {
  id: "fall",
  type: "biblical",
  score: 92,
  reliability: "verified",
  dates: { ussher: date, septuagint: date, "late-date": date, mainstream: { year: -587 } },
};

test("the server's numbers take the place of the page's own", () => {
  const events = timelineEventList.parse([
    {
      id: "fall",
      year: -600,
      title: "Fall",
      type: "biblical",
      truthScore: 40,
      reliability: "disputed",
      dates: { ussher: { year: -600, label: "600 BC" }, mainstream: { year: null, label: "?" } },
    },
    { id: "unknown", year: 1, title: "No words for it" },
  ]);
  expect(mergeMarkers([marker], events)).toEqual([
    {
      id: "fall",
      type: "biblical",
      score: 40,
      reliability: "disputed",
      dates: {
        ussher: { year: -600, label: "600 BC" },
        septuagint: date,
        "late-date": date,
        mainstream: { year: null, label: "?" },
      },
    },
  ]);
});

test("an answer with the fields of the specification alone gives the year of the first chronology", () => {
  const events = timelineEventList.parse([
    { id: "fall", year: -500, title: "Fall", type: "biblical", truthScore: 10 },
  ]);
  const [merged] = mergeMarkers([marker], events);
  expect(merged?.dates.ussher.year).toBe(-500);
  expect(merged?.dates.mainstream.year).toBe(-587);
});

test("an event that the server does not name stays as the page has it", () => {
  expect(mergeMarkers([marker], [])).toEqual([marker]);
});
