import { type ChapterBlock, toChapterBlocks, type VersePiece } from "@/lib/bible/chapter-blocks";
import { versePath } from "@/lib/bible/chapter-path";
import type { ChapterVerse } from "@/lib/bible/client";
import type { VersePlace } from "@/lib/verse-page/service";
import { renderWords } from "./piece-words";

/** Lines of poetry, paragraphs and headings, as the chapter has them. */
function Block({
  block,
  render,
}: {
  block: ChapterBlock;
  render: (piece: VersePiece) => React.ReactNode;
}) {
  if (block.kind === "heading") return <p className="chapter-heading">{block.text}</p>;
  if (block.kind === "prose") return <p className="chapter-prose">{block.pieces.map(render)}</p>;
  return (
    <p className="chapter-poetry">
      {block.lines.map((line) => (
        <span key={line[0]?.start} className="chapter-line">
          {line.map(render)}
        </span>
      ))}
    </p>
  );
}

/** The words of one verse, large, set as its chapter sets them. */
export function VerseText({ verse }: { verse: ChapterVerse }) {
  return (
    <blockquote className="verse-words scripture" data-verse={verse.id}>
      {toChapterBlocks([verse]).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a verse's blocks never change their order
        <Block key={at} block={block} render={(piece) => renderWords(piece, "Yahweh")} />
      ))}
    </blockquote>
  );
}

/** A verse among those around it; the number of each other leads to its page. */
export function VerseAround({
  verses,
  place,
}: {
  verses: readonly ChapterVerse[];
  place: VersePlace;
}) {
  const render = (piece: VersePiece) => {
    const { verse } = piece.verse;
    const isOwn = verse === place.verse;
    return (
      <span
        key={`${verse}-${piece.start}`}
        className="verse-piece"
        data-marked={isOwn || undefined}
      >
        {piece.opensVerse &&
          (isOwn ? (
            <span id={`v${verse}`} className="verse-number">
              {verse}
            </span>
          ) : (
            <a
              id={`v${verse}`}
              href={versePath(place.translation, { ...place, verse })}
              aria-label={`Verse ${verse}`}
              className="verse-number"
            >
              {verse}
            </a>
          ))}
        {renderWords(piece, "Yahweh")}
      </span>
    );
  };
  return (
    <div className="verse-around chapter scripture">
      {toChapterBlocks(verses).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chapter's blocks never change their order
        <Block key={at} block={block} render={render} />
      ))}
    </div>
  );
}
