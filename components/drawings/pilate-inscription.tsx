import { Drawing } from "./drawing";

/** The words cut into the Pilate Stone, line by line; what is restored stands in brackets. */
export function PilateInscription() {
  return (
    <Drawing
      name="inscription"
      kind="inscription"
      width={392}
      height={466}
      title="The letters of the Pilate Stone"
      description="An upright block with four lines of Latin capitals. Line 1: the end of a word, S, then TIBERIEUM. Line 2: PONTIUS PILATUS, its first two letters restored. Line 3: PRAEFECTUS IUDAEAE, with its first five letters and two near the end restored. Of line 4 almost nothing is left."
      caption="“… Tiberieum, Pontius Pilate, prefect of Judea …” The block, 82 cm high and 65 cm wide, in proportion."
      note="Letters in brackets are lost and restored by the editors; what the first and last lines said is open. The shapes of the letters, their places on the stone and its broken edge are drawn freely."
      sources={[
        "Reading and size: L’Année épigraphique 1963, no. 104; K. C. Hanson, kchanson.com",
        "first published by A. Frova, Rendiconti dell’Istituto Lombardo 95 (1961): 419-434",
      ]}
    >
      <path
        className="draw-stone"
        d="M22 16L374 10L380 230L376 452L240 456L18 450L26 352L12 268L28 180L16 92Z"
      />
      <g textAnchor="end">
        <text className="draw-letters" x={360} y={110}>
          <tspan className="draw-restored">[…]</tspan>S TIBERIEUM
        </text>
        <text className="draw-letters" x={360} y={196}>
          <tspan className="draw-restored">[PO]</tspan>NTIUS PILATUS
        </text>
        <text className="draw-letters" x={360} y={282}>
          <tspan className="draw-restored">[PRAEF]</tspan>ECTUS IUDA
          <tspan className="draw-restored">[EA]</tspan>E
        </text>
        <text className="draw-letters" x={360} y={368}>
          <tspan className="draw-restored">[…]</tspan>
        </text>
      </g>
    </Drawing>
  );
}
