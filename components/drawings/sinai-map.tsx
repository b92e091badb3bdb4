import { LAKES } from "@/components/maps/features";
import { getDrawnDiscovery, getDrawnPlace } from "@/lib/site/drawn-places";
import coasts from "./coasts.json";
import { Drawing } from "./drawing";
import { DrawnMap, MapStop } from "./drawn-map";
import { mapHeight, placeOn, SINAI_FRAME } from "./map-frame";

const frame = SINAI_FRAME;
const DEAD_SEA = LAKES.filter(({ name }) => name === "Dead Sea");

/** Names of waters and lands, each with its middle. */
const WATERS = [
  ["Mediterranean Sea", 33.2, 31.5],
  ["Gulf of Suez", 32.1, 28.85],
  ["Gulf of Aqaba", 35.45, 29.15],
  ["Red Sea", 34.75, 27.5],
] as const;
const LANDS = [
  ["EGYPT", 31.3, 29.7],
  ["SINAI", 33.6, 29.75],
  ["MIDIAN", 35.85, 28.15],
  ["EDOM", 35.65, 30.4],
] as const;

/** Where Mount Sinai and the crossing have been looked for. */
export function SinaiMap() {
  const { at: musa } = getDrawnPlace("mount-sinai");
  const { at: nuweiba } = getDrawnDiscovery("red-sea-crossing");
  const { at: lawz } = getDrawnDiscovery("jabal-al-lawz");
  return (
    <Drawing
      name="map"
      width={frame.width}
      height={mapHeight(frame)}
      title="Where Mount Sinai is looked for"
      description="A map from Egypt to Midian. Rameses lies in the east of the Nile’s delta. The traditional Mount Sinai, Jebel Musa, is in the south of the Sinai peninsula; Jabal al-Lawz is east of the Gulf of Aqaba, in Midian, and Nuweiba on the gulf’s western shore. Kadesh-barnea, eleven days from Horeb according to Deuteronomy 1:2, is in the northeast of the peninsula."
      caption="The traditional mountain, the one of Ron Wyatt’s claim, and what the Bible names on the way."
      note="No way is drawn, since none is known; some ten other mountains have been proposed. Rameses is certain, Kadesh-barnea probable; neither mountain has been proven. The claims for Nuweiba and Jabal al-Lawz are graded on their own pages."
      sources={[
        "Rameses: Exodus 12:37, Kadesh: Deuteronomy 1:2",
        "places: OpenBible.info Bible geocoding data; Nuweiba and Jabal al-Lawz as they are commonly given",
        "coast: Natural Earth, as it runs today; the Dead Sea is drawn by hand",
      ]}
    >
      <DrawnMap frame={frame} coast={coasts.sinai} lakes={DEAD_SEA} km={100}>
        {WATERS.map(([name, ...at]) => {
          const [x, y] = placeOn(frame, at);
          return (
            <text key={name} className="draw-water-name" x={x} y={y} textAnchor="middle">
              {name}
            </text>
          );
        })}
        {LANDS.map(([name, ...at]) => {
          const [x, y] = placeOn(frame, at);
          return (
            <text key={name} className="draw-land-name" x={x} y={y} textAnchor="middle">
              {name}
            </text>
          );
        })}
        <MapStop frame={frame} at={getDrawnPlace("rameses").at} name="Rameses" side="below" />
        <MapStop frame={frame} {...getDrawnPlace("kadesh-barnea")} side="left" />
        <MapStop frame={frame} at={musa} name="Jebel Musa" note="by tradition" side="left" />
        <MapStop
          frame={frame}
          at={nuweiba}
          name="Nuweiba"
          note="Wyatt’s crossing"
          side="left"
          dy={-8}
        />
        <MapStop frame={frame} at={lawz} name="Jabal al-Lawz" note="Wyatt’s claim" />
      </DrawnMap>
    </Drawing>
  );
}
