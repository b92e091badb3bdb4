"use client";

import { Copy } from "lucide-react";
import { memo } from "react";
import { copyOrShow } from "@/components/scripture/copy-text";
import { ReferenceList } from "@/components/scripture/reference-list";
import { TokenText } from "@/components/scripture/token-text";
import { Button } from "@/components/ui/button";
import { findUnsaid, markKnownReferences, toCopiedAnswer, toParagraphs } from "./answer-text";
import { type ChatMessage, toShownAnswer } from "./message";
import { Offers } from "./offers";
import { Passage } from "./passage";
import { SourceTray } from "./source-tray";

/** Commentary: plain words, the references in them links. */
function Commentary({ text, references }: { text: string; references: readonly string[] }) {
  const marked = (words: string) => <TokenText text={markKnownReferences(words, references)} />;
  // Words only ever grow at their end, so their place is their identity.
  return (
    <div className="prose">
      {toParagraphs(text).map((paragraph, at) => {
        if (paragraph.type === "list") {
          const List = paragraph.isOrdered ? "ol" : "ul";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <List key={at}>
              {paragraph.items.map((item, itemAt) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={itemAt}>{marked(item)}</li>
              ))}
            </List>
          );
        }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={at} className="whitespace-pre-line">
            {marked(paragraph.lines.join("\n"))}
          </p>
        );
      })}
    </div>
  );
}

/** An answer of the assistant; what one can do with it stands below once it is whole. */
export const AnswerMessage = memo(function AnswerMessage({
  message,
  isWhole = true,
  onAskAbout,
  onOffer,
}: {
  message: ChatMessage;
  isWhole?: boolean;
  onAskAbout: (reference: string) => void;
  onOffer: (question: string) => void;
}) {
  const shown = toShownAnswer(message);
  const { blocks, sources, offers, references } = shown;
  const answerText = blocks.map((block) => (block.type === "text" ? block.text : "")).join("\n");
  const unsaid = findUnsaid(shown);
  const known = [...references, ...sources.flatMap((source) => source.references)];
  return (
    <article aria-busy={!isWhole} className="chat-answer">
      <h2 className="eyebrow">Assistant</h2>
      {blocks.map((block, at) =>
        block.type === "verse" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
          <Passage key={at} verse={block.verse} onAskAbout={onAskAbout} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Commentary key={at} text={block.text} references={known} />
        ),
      )}
      {offers.length > 0 && <Offers offers={offers} onAsk={onOffer} />}
      {isWhole && (
        <footer>
          {unsaid.length > 0 && (
            <div className="chat-references">
              <h3 className="sr-only">References</h3>
              <ReferenceList references={unsaid} />
            </div>
          )}
          <div className="chat-answer-foot">
            {sources.length > 0 && <SourceTray sources={sources} answerText={answerText} />}
            <Button
              variant="unstyled"
              className="chat-action"
              onClick={() => copyOrShow(toCopiedAnswer(shown))}
            >
              <Copy aria-hidden="true" />
              Copy answer
            </Button>
          </div>
        </footer>
      )}
    </article>
  );
});
