import { Drawing } from "./drawing";

/** From the right, as they are read: each letter, its name and its sound. */
const LETTERS = [
  ["ב", "bet", "b"],
  ["י", "yod", "y"],
  ["ת", "taw", "t"],
  ["ד", "dalet", "d"],
  ["ו", "waw", "w"],
  ["ד", "dalet", "d"],
] as const;

const BOX = 58;
const RIGHT = 356;

/** The six letters of the Tel Dan Stele that most read "House of David". */
export function HouseOfDavid() {
  return (
    <Drawing
      name="inscription"
      kind="inscription"
      width={364}
      height={226}
      title="The six letters of “House of David”"
      description="Six letters, read from right to left: bet, yod, taw, which spell byt, house of; then dalet, waw, dalet, which spell dwd, David. No divider stands between the two words."
      caption="Line 9 of Fragment A, read from right to left: bytdwd, “House of David.”"
      note="Set in the square letters of printed Hebrew; the stele has the older Phoenician letters. It parts its words with dividers, but none stands inside these six: most read them as one name, as in other names of dynasties, and a minority has proposed other readings."
      sources={[
        "A. Biran and J. Naveh, Israel Exploration Journal 43 (1993): 81-98, and 45 (1995): 1-18",
        "on other readings: G. Athas, The Tel Dan Inscription (2003)",
      ]}
    >
      {LETTERS.map(([letter, name, sound], index) => {
        const x = RIGHT - (index + 0.5) * BOX;
        return (
          <g key={x} textAnchor="middle">
            <rect
              className={index < 3 ? "draw-room" : "draw-inner"}
              x={x - BOX / 2 + 3}
              y={8}
              width={BOX - 6}
              height={84}
              rx={6}
            />
            <text className="draw-letter" lang="he" x={x} y={66}>
              {letter}
            </text>
            <text className="draw-small" x={x} y={116}>
              {name}
            </text>
            <text x={x} y={140} fontStyle="italic">
              {sound}
            </text>
          </g>
        );
      })}
      <g className="draw-leads">
        <path d={`M${RIGHT - 4} 156v10H${RIGHT - 3 * BOX + 4}v-10`} />
        <path d={`M${RIGHT - 3 * BOX - 4} 156v10H${RIGHT - 6 * BOX + 4}v-10`} />
      </g>
      <g textAnchor="middle">
        <text x={RIGHT - 1.5 * BOX} y={192}>
          byt
        </text>
        <text className="draw-small" x={RIGHT - 1.5 * BOX} y={216}>
          house of
        </text>
        <text x={RIGHT - 4.5 * BOX} y={192}>
          dwd
        </text>
        <text className="draw-small" x={RIGHT - 4.5 * BOX} y={216}>
          David
        </text>
      </g>
    </Drawing>
  );
}
