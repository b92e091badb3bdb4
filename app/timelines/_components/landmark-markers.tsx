import { ReferenceList } from "@/components/scripture/reference-list";
import type { Landmark } from "@/lib/content/timeline/schema";
import { CHRONOLOGY_IDS } from "@/lib/timelines/rules";
import { DateLabels } from "./event-marker";
import { markerPosition } from "./marker-position";

/**
 * Small ticks for orientation; labels stand where there is room, and all of them in the list view.
 */
export function LandmarkMarkers({ landmarks }: { landmarks: readonly Landmark[] }) {
  const [first] = CHRONOLOGY_IDS;
  return (
    <ul className="tl-landmarks" aria-label="Landmarks">
      {landmarks.map(({ id, title, dates, biblicalReferences }) => (
        <li
          key={id}
          data-landmark={id}
          data-state={dates[first].year === null ? "off" : "shown"}
          style={markerPosition(dates[first])}
        >
          <span className="tl-label">{title}</span>
          <span className="tl-when">
            <DateLabels dates={dates} />
          </span>
          <ReferenceList references={biblicalReferences} />
        </li>
      ))}
    </ul>
  );
}
