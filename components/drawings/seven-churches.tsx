import { getDrawnPlace } from "@/lib/site/drawn-places";
import coasts from "./coasts.json";
import { Drawing } from "./drawing";
import { DrawnMap, MapStop, wayOf } from "./drawn-map";
import { mapHeight, placeOn, SEVEN_CHURCHES_FRAME } from "./map-frame";

const frame = SEVEN_CHURCHES_FRAME;

/** In the order of Revelation 1:11, with the side on which each name stands. */
const CHURCHES = [
  ["ephesus", "below"],
  ["smyrna", "below"],
  ["pergamum", "above"],
  ["thyatira", "right"],
  ["sardis", "left"],
  ["philadelphia", "right"],
  ["laodicea", "below"],
] as const;
const STOPS = CHURCHES.map(([id, side]) => ({ ...getDrawnPlace(id), side }));

/** The seven churches of Revelation and Patmos, on the map. */
export function SevenChurches() {
  const [aegeanX, aegeanY] = placeOn(frame, [25.97, 37.8]);
  const [asiaX, asiaY] = placeOn(frame, [28.95, 39.1]);
  return (
    <Drawing
      name="map"
      width={frame.width}
      height={mapHeight(frame)}
      title="The seven churches on the map"
      description="The west of Asia Minor. The island of Patmos lies off the coast in the southwest. The churches follow each other as in Revelation 1:11: from Ephesus north along the coast to Smyrna and Pergamum, then southeast inland to Thyatira, Sardis, Philadelphia and Laodicea."
      caption="From Patmos to the seven churches, numbered in the order of Revelation 1:11 and of the letters in Revelation 2:1-3:22."
      note="The order runs around the province like a messenger’s way. Straight lines join the towns; the roads themselves are not drawn."
      sources={[
        "Order: Revelation 1:11, Patmos: Revelation 1:9",
        "places: OpenBible.info Bible geocoding data; every one of them is certain",
        "coast: Natural Earth, as it runs today",
      ]}
    >
      <DrawnMap frame={frame} coast={coasts.sevenChurches} km={50}>
        <path
          className="draw-route"
          d={wayOf(
            frame,
            STOPS.map(({ at }) => at),
          )}
        />
        <text className="draw-water-name" x={aegeanX} y={aegeanY}>
          Aegean Sea
        </text>
        <text className="draw-land-name" x={asiaX} y={asiaY}>
          ASIA
        </text>
        <MapStop frame={frame} {...getDrawnPlace("patmos")} />
        {STOPS.map((stop, index) => (
          <MapStop key={stop.name} frame={frame} {...stop} number={index + 1} />
        ))}
      </DrawnMap>
    </Drawing>
  );
}
