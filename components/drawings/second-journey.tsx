import type { Place } from "@/components/maps/projection";
import { getDrawnPlace } from "@/lib/site/drawn-places";
import coasts from "./coasts.json";
import { Drawing } from "./drawing";
import { DrawnMap, MapStop, wayOf } from "./drawn-map";
import { mapHeight, placeOn, SECOND_JOURNEY_FRAME } from "./map-frame";

const frame = SECOND_JOURNEY_FRAME;

/** In the order of Acts, with the side on which each name stands. */
const STOPS = [
  ["antioch-in-syria", "Antioch", "below"],
  ["lystra-and-derbe", "Derbe and Lystra", "right"],
  ["troas", "Troas", "below"],
  ["philippi", "Philippi", "right"],
  ["thessalonica", "Thessalonica", "right"],
  ["berea", "Berea", "below"],
  ["athens", "Athens", "right"],
  ["corinth", "Corinth", "below"],
  ["ephesus", "Ephesus", "right"],
  ["caesarea", "Caesarea", "left"],
] as const;

const at = (id: string) => getDrawnPlace(id).at;

/** The way, bent where a straight line would cross land that the ship sailed around. */
const WAY: readonly Place[] = [
  at("antioch-in-syria"),
  [34.9, 37.0],
  at("lystra-and-derbe"),
  [30.4, 39.2],
  at("troas"),
  [25.5, 40.45],
  at("philippi"),
  at("thessalonica"),
  at("berea"),
  [22.75, 40.25],
  [23.6, 39.3],
  [24.75, 38.35],
  [24.2, 37.6],
  at("athens"),
  at("corinth"),
  [23.35, 37.35],
  [25.2, 37.3],
  at("ephesus"),
  [26.6, 37.4],
  [26.6, 36.5],
  [27.9, 35.55],
  [30.4, 34.6],
  [33.2, 33.6],
  at("caesarea"),
  at("jerusalem"),
];

/** The names of lands, each with its middle. */
const LANDS = [
  ["MACEDONIA", 22.6, 41.2],
  ["ACHAIA", 22.2, 38.75],
  ["ASIA", 28.5, 38.9],
  ["GALATIA", 32.6, 39.6],
  ["CILICIA", 33.95, 36.72],
  ["SYRIA", 36.9, 34.9],
] as const;

/** Paul's second journey as Acts tells it, stop by stop. */
export function SecondJourney() {
  const [seaX, seaY] = placeOn(frame, [28.6, 33.1]);
  return (
    <Drawing
      name="map"
      width={frame.width}
      height={mapHeight(frame)}
      title="Paul’s second journey"
      description="A map of the eastern Mediterranean. From Antioch in Syria Paul goes by land through Cilicia to Derbe and Lystra and across Asia Minor to Troas, by ship to Macedonia, to Philippi, Thessalonica and Berea, on to Athens and Corinth, then by ship to Ephesus and Caesarea, up to Jerusalem and back to Antioch."
      caption="From Antioch to Corinth and back, in the order of Acts 15:40-18:22."
      note="Towns are where they stood; the lines between them are drawn freely, since Acts seldom tells the road or the course. Acts 18:22 says only that he went up and greeted the assembly, which most take to mean Jerusalem. Derbe lies a day or two from Lystra and has no point of its own here."
      sources={[
        "Stops: Acts 15:41-16:1, Acts 16:8-12, Acts 17:1, Acts 17:10, Acts 17:15, Acts 18:1, Acts 18:19-22",
        "places: OpenBible.info Bible geocoding data",
        "coast: Natural Earth, as it runs today",
      ]}
    >
      <DrawnMap frame={frame} coast={coasts.secondJourney} km={200}>
        <path className="draw-route" d={wayOf(frame, WAY)} />
        {LANDS.map(([name, ...place]) => {
          const [x, y] = placeOn(frame, place);
          return (
            <text key={name} className="draw-land-name" x={x} y={y} textAnchor="middle">
              {name}
            </text>
          );
        })}
        <text className="draw-water-name" x={seaX} y={seaY} textAnchor="middle">
          Mediterranean Sea
        </text>
        <MapStop frame={frame} at={at("jerusalem")} name="Jerusalem" side="left" />
        {STOPS.map(([id, name, side], index) => (
          <MapStop
            key={name}
            frame={frame}
            at={at(id)}
            name={name}
            number={index + 1}
            side={side}
          />
        ))}
      </DrawnMap>
    </Drawing>
  );
}
