import { Drawing } from "./drawing";

/** Where the crews met: nobody says at which meter. */
const MEETING = 424;

/** The hill over Hezekiah's tunnel, cut open along its way. */
export function SiloamTunnel() {
  return (
    <Drawing
      name="section"
      width={868}
      height={344}
      title="Hezekiah’s Tunnel in section"
      description="The hill of the City of David, cut open along the tunnel. On the right, by the Kidron valley, is the Gihon Spring; on the left, lower by about 30 cm, the pool. Between them the tunnel runs through 533 m of rock without a shaft. One crew cut from the pool and one from the spring until they met, with 100 cubits of rock above their heads. The inscription is in the wall near the pool."
      caption="From the spring to the pool: two crews, one tunnel, and no shaft to the surface."
      note="Lengths are to scale, heights about two and a half times as large beside them. The outline of the hill, the height of the tunnel and the place of the meeting are drawn freely, and a section can’t show that the tunnel winds. The inscription stood some 6 m inside the southern end."
      sources={[
        "Cubits, crews and their meeting: the Siloam Inscription, lines 1-6 (KAI 189)",
        "length: the measured tunnel, as A. Sneh, R. Weinberger and E. Shalev give it, Bulletin of the American Schools of Oriental Research 359 (2010): 57-65",
        "who brought the water: 2 Kings 20:20 and 2 Chronicles 32:30",
      ]}
    >
      <g transform="translate(0 -44)">
        <path
          className="draw-ground"
          d="M20 376V236H64V264H118V232C190 222 250 166 336 142C404 122 470 100 560 96C640 92 694 112 726 160C746 190 764 226 800 246L848 262V376Z"
        />
        <path
          className="draw-wall"
          d="M20 236H64M118 232C190 222 250 166 336 142C404 122 470 100 560 96C640 92 694 112 726 160C746 190 764 226 800 246L848 262"
        />
        {/* Water stands in the pool and the spring, and runs in the tunnel. */}
        <path className="draw-inner" d="M64 246H118V264H64Z" />
        <path className="draw-room" d="M118 242L742 236V252L118 258Z" />
        <path className="draw-wall" d="M64 236V264H118L742 252M118 232V242L742 236" />
        <circle className="draw-inner" cx="752" cy="243" r="14" />
        <rect className="draw-thing" x="123" y="244" width="9" height="9" />

        <g className="draw-scale">
          <path d={`M${MEETING} 119V238M${MEETING - 5} 119h10M${MEETING - 5} 238h10`} />
          <path d="M118 336H742M118 330v12M742 330v12" />
        </g>
        <g className="draw-leads">
          <path d="M127 240V206" />
          <path d="M91 268V284" />
          <path d="M752 260V284" />
          <path d={`M150 275H${MEETING - 22}M718 269H${MEETING + 22}`} />
        </g>
        <path className="draw-arrow" d={`M${MEETING - 12} 275l-12 -5v10z`} />
        <path className="draw-arrow" d={`M${MEETING + 12} 269l12 -5v10z`} />
        <g className="draw-names">
          <text x="560" y="80" textAnchor="middle">
            City of David
          </text>
          <text x="127" y="198" textAnchor="middle">
            Inscription
          </text>
          <text x="91" y="302" textAnchor="middle">
            Pool
          </text>
          <text x="752" y="302" textAnchor="middle">
            Gihon Spring
          </text>
          <text x={MEETING + 12} y="182">
            100 cubits of rock
          </text>
          <text x={MEETING + 12} y="202" className="draw-small">
            above their heads
          </text>
          <text x="270" y="296" textAnchor="middle" className="draw-small">
            one crew from the pool
          </text>
          <text x="580" y="290" textAnchor="middle" className="draw-small">
            one crew from the spring
          </text>
          <text x={MEETING} y="312" textAnchor="middle">
            They meet
          </text>
          <text x="430" y="358" textAnchor="middle">
            533 m, with a fall of about 30 cm; “1,200 cubits”
          </text>
        </g>
      </g>
    </Drawing>
  );
}
