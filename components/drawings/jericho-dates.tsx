import { Drawing } from "./drawing";

const LEFT = 24;
const WIDTH = 640;
/** Years before Christ at the ends of the axis. */
const FROM = 1650;
const TO = 1150;
const UNITS = WIDTH / (FROM - TO);
const at = (year: number) => LEFT + (FROM - year) * UNITS;
const CENTURIES = [1600, 1500, 1400, 1300, 1200];

/** What is dated, by whom, and to which years; a year alone is a point. */
const FIRES = [
  { name: "Radiocarbon of burnt grain: 1562, give or take 38", years: [1600, 1524], side: "right" },
  { name: "Kenyon, from pottery: about 1550", years: [1550, 1550], side: "right" },
  { name: "Wood, from pottery: about 1400", years: [1400, 1400], side: "right" },
] as const;
const ARRIVALS = [
  { name: "Early date: about 1406", years: [1406, 1406], side: "right" },
  { name: "Late date: about 1220", years: [1220, 1220], side: "left" },
] as const;

const ROW = 34;
const FIRST = 62;
const SECOND = FIRST + FIRES.length * ROW + 46;
const AXIS = SECOND + ARRIVALS.length * ROW + 8;

function Dated({
  name,
  years: [from, to],
  side,
  y,
}: (typeof FIRES | typeof ARRIVALS)[number] & { y: number }) {
  const isPoint = from === to;
  const x = side === "left" ? at(from) - 14 : at(to) + 14;
  return (
    <g>
      {isPoint ? (
        <circle className="draw-stop" cx={at(from)} cy={y} r={7} />
      ) : (
        <rect
          className="draw-span"
          x={at(from)}
          y={y - 8}
          width={at(to) - at(from)}
          height={16}
          rx={8}
        />
      )}
      <text x={x} y={y + 5} textAnchor={side === "left" ? "end" : "start"}>
        {name}
      </text>
    </g>
  );
}

/** When the burnt city of Jericho fell, and when Israel could have come, on one scale. */
export function JerichoDates() {
  return (
    <Drawing
      name="dates"
      width={LEFT * 2 + WIDTH}
      height={AXIS + 44}
      title="When Jericho burned, and when Israel could have come"
      description="A scale of years from 1650 to 1150 BC. The burnt city is dated by radiocarbon of grain to 1562 BC, give or take 38 years, by Kathleen Kenyon to about 1550 BC, and by Bryant Wood to about 1400 BC. Israel’s coming is put at about 1406 BC by the early date of the Exodus, and at about 1220 BC by the late one."
      caption="The dates proposed for the fire above, the dates proposed for Joshua below: only Wood’s meets one of them."
      note="The arrivals are the dates of the Exodus, 1446 and about 1260 BC, less forty years in the wilderness."
      sources={[
        "Radiocarbon: H. J. Bruins and J. van der Plicht, Radiocarbon 37 (1995): 213-220",
        "Kenyon: Digging Up Jericho (1957)",
        "Wood: Biblical Archaeology Review 16(2) (1990): 44-58",
        "early date: 1 Kings 6:1, late date: Exodus 1:11, forty years: Numbers 14:34",
      ]}
    >
      <g className="draw-scale">
        {CENTURIES.map((year) => (
          <path key={year} d={`M${at(year)} 40V${AXIS}`} className="draw-century" />
        ))}
        <path d={`M${LEFT} ${AXIS}H${LEFT + WIDTH}`} />
      </g>
      <g className="draw-map">
        <text className="draw-land-name" x={LEFT} y={28}>
          THE CITY BURNS
        </text>
        {FIRES.map((fire, row) => (
          <Dated key={fire.name} {...fire} y={FIRST + row * ROW} />
        ))}
        <text className="draw-land-name" x={LEFT} y={SECOND - 32}>
          ISRAEL COMES
        </text>
        {ARRIVALS.map((arrival, row) => (
          <Dated key={arrival.name} {...arrival} y={SECOND + row * ROW} />
        ))}
        {CENTURIES.map((year) => (
          <text key={year} className="draw-small" x={at(year)} y={AXIS + 24} textAnchor="middle">
            {`${year} BC`}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
