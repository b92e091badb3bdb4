import { Drawing } from "./drawing";

/** Units of the drawing per cubit. */
const CUBIT = 8;
const LEFT = 34;
const TOP = 40;
const at = (cubits: number) => cubits * CUBIT;
/** Places between the corner pillars: twenty along the sides, ten across the ends. */
const SIDE_PILLARS = Array.from({ length: 21 }, (_, index) => index * 5);
const END_PILLARS = Array.from({ length: 9 }, (_, index) => (index + 1) * 5);

/** The court of the tabernacle from above, to the scale of Exodus. */
export function TabernaclePlan() {
  return (
    <Drawing
      name="tabernacle-plan"
      width={868}
      height={500}
      title="Plan of the tabernacle and its court"
      description="The court is 100 cubits long and 50 wide, with one gate, 20 cubits wide, in the east. From the gate the way leads west past the bronze altar and the basin into the tent, which is 30 cubits long and 10 wide. In the holy place the table stands in the north, the lampstand in the south and the altar of incense before the veil; behind the veil is the ark."
      caption="The court and the tent to scale, seen from above; a cubit is about half a meter."
      sources={[
        "Court, pillars and gate: Exodus 27:9-18",
        "altar: Exodus 27:1",
        "boards of the tent: Exodus 26:15-25",
        "curtains and veil: Exodus 26:1-6 and Exodus 26:33",
        "ark, table, altar of incense: Exodus 25:10, Exodus 25:23, Exodus 30:2",
        "where things stand: Exodus 40:20-30",
      ]}
      note="Exodus does not say where in the court the tent stood, which way the ark lay, or how large the basin and the lampstand were: these are drawn freely. That the inner room was 10 cubits long is worked out from the curtains, under whose clasps the veil hung."
    >
      <g transform={`translate(${LEFT} ${TOP})`}>
        <rect className="draw-ground" width={at(100)} height={at(50)} />
        <path
          className="draw-wall"
          d={`M${at(100)} ${at(15)}V0H0V${at(50)}H${at(100)}V${at(35)}`}
        />
        <path className="draw-screen" d={`M${at(100)} ${at(15)}V${at(35)}`} />
        {SIDE_PILLARS.flatMap((x) =>
          [0, 50].map((y) => (
            <circle key={`${x}-${y}`} className="draw-dot" cx={at(x)} cy={at(y)} r={2.6} />
          )),
        )}
        {END_PILLARS.flatMap((y) =>
          [0, 100].map((x) => (
            <circle key={`${x}-${y}`} className="draw-dot" cx={at(x)} cy={at(y)} r={2.6} />
          )),
        )}

        {/* The tent: the holy place, and behind the veil the most holy place. */}
        <rect className="draw-room" x={at(18)} y={at(20)} width={at(20) + at(10)} height={at(10)} />
        <rect className="draw-inner" x={at(18)} y={at(20)} width={at(10)} height={at(10)} />
        <path className="draw-wall" d={`M${at(48)} ${at(20)}H${at(18)}V${at(30)}H${at(48)}`} />
        <path className="draw-screen" d={`M${at(28)} ${at(20)}V${at(30)}`} />
        <path className="draw-screen" d={`M${at(48)} ${at(20)}V${at(30)}`} />
        <rect className="draw-thing" x={at(22.25)} y={at(23.75)} width={at(1.5)} height={at(2.5)} />
        <rect className="draw-thing" x={at(29.5)} y={at(24.5)} width={at(1)} height={at(1)} />
        <rect className="draw-thing" x={at(33)} y={at(21)} width={at(2)} height={at(1)} />
        <circle className="draw-thing" cx={at(34)} cy={at(28.5)} r={at(0.6)} />
        <circle className="draw-thing" cx={at(58)} cy={at(25)} r={at(1.2)} />
        <rect className="draw-thing" x={at(72)} y={at(22.5)} width={at(5)} height={at(5)} />

        <g className="draw-leads">
          <path d={`M${at(23)} ${at(23)}V${at(15.5)}`} />
          <path d={`M${at(30)} ${at(26)}V${at(37)}`} />
          <path d={`M${at(34)} ${at(20.6)}V${at(15.5)}`} />
          <path d={`M${at(34)} ${at(29.6)}L${at(41)} ${at(33.2)}`} />
          <path d={`M${at(28)} ${at(30.6)}L${at(23)} ${at(33.2)}`} />
        </g>
        <g className="draw-names">
          <text x={at(23)} y={at(14.6)} textAnchor="end">
            Ark and mercy seat
          </text>
          <text x={at(34)} y={at(14.6)}>
            Table of the bread
          </text>
          <text x={at(22.4)} y={at(35.2)} textAnchor="end">
            Veil
          </text>
          <text x={at(30)} y={at(39.2)} textAnchor="middle">
            Altar of incense
          </text>
          <text x={at(41.6)} y={at(34.6)}>
            Lampstand
          </text>
          <text x={at(58)} y={at(29.2)} textAnchor="middle">
            Basin
          </text>
          <text x={at(74.5)} y={at(30.4)} textAnchor="middle">
            Bronze altar
          </text>
          <text x={at(74.5)} y={at(33)} textAnchor="middle" className="draw-small">
            5 by 5 cubits
          </text>
          <text x={at(98)} y={at(25.8)} textAnchor="end">
            Gate
          </text>
          <text x={at(98)} y={at(28.4)} textAnchor="end" className="draw-small">
            20 cubits
          </text>
          <text x={at(50)} y={-16} textAnchor="middle">
            Court: 100 cubits
          </text>
          <text transform={`translate(-16 ${at(25)}) rotate(-90)`} textAnchor="middle">
            50 cubits
          </text>
          <text x={at(33)} y={at(47)} textAnchor="middle" className="draw-small">
            Tent: 30 by 10 cubits
          </text>
        </g>
        <path
          className="draw-scale"
          d={`M${at(18)} ${at(43)}v8M${at(18)} ${at(43.5)}H${at(48)}M${at(48)} ${at(43)}v8`}
        />
        {/* The way in, from the rising sun to the west. */}
        <g className="draw-way">
          <path
            d={`M${at(92)} ${at(25)}H${at(79)}M${at(70)} ${at(25)}H${at(61)}M${at(55)} ${at(25)}H${at(51)}`}
          />
        </g>
        <path className="draw-arrow" d={`M${at(48.8)} ${at(25)}l10 -6v12z`} />
        <g className="draw-names draw-quarters">
          <text x={at(50)} y={at(50) + 34} textAnchor="middle">
            South
          </text>
          <text x={at(100)} y={at(50) + 34} textAnchor="end">
            East
          </text>
          <text x={0} y={at(50) + 34}>
            West
          </text>
        </g>
      </g>
    </Drawing>
  );
}
