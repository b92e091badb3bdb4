"use client";

import type { Chapter } from "@/lib/bible/client";
import type { PassageVerse, PassageWords } from "@/lib/words/passage-contract";
import { openPositions, toTranslatedRuns, translatedBy } from "@/lib/words/translated-order";
import { isMarkedVerse, type VerseChoice, VerseNumber } from "./chapter-view";
import { type InterlinearSettings, useInterlinearSettings } from "./interlinear-settings";
import { InterlinearWord } from "./interlinear-word";
import type { ChapterAnnotations } from "./known-annotations";

interface VerseProps {
  verse: PassageVerse;
  known: PassageWords;
  settings: InterlinearSettings;
}

/** A chapter word by word: each word of the original with what is known of it. */
export function InterlinearView({
  chapter,
  words,
  annotations,
  onChooseVerse,
}: {
  chapter: Chapter;
  words: PassageWords;
  annotations: ChapterAnnotations;
  onChooseVerse: (choice: VerseChoice) => void;
}) {
  const settings = useInterlinearSettings();
  // An imported translation is not aligned; its words cannot lead.
  const order = chapter.edition ? "original" : settings.order;
  return (
    <div className="interlinear">
      {words.verses.map((verse) => {
        const number = Number(verse.osis.split(".")[2]);
        const printed = chapter.verses.find((candidate) => candidate.verse === number);
        return (
          <section
            key={verse.osis}
            aria-label={verse.reference}
            data-marked={isMarkedVerse(chapter, number) || undefined}
            className="interlinear-verse"
          >
            <p className="scripture interlinear-text">
              {printed ? (
                <VerseNumber
                  verse={printed}
                  isMarked={isMarkedVerse(chapter, number)}
                  highlight={annotations.highlights.get(verse.reference)}
                  hasNote={annotations.notes.has(verse.reference)}
                  onChooseVerse={onChooseVerse}
                  idPrefix="v"
                />
              ) : (
                <sup className="me-1">{number}</sup>
              )}
              {order === "original" && printed?.text}
            </p>
            {order === "original" ? (
              <OriginalOrder verse={verse} known={words} settings={settings} />
            ) : (
              <TranslatedOrder verse={verse} known={words} settings={settings} />
            )}
          </section>
        );
      })}
    </div>
  );
}

const isHebrew = ({ words }: PassageVerse) => words.some(({ language }) => language !== "grc");

function OriginalOrder({ verse, known, settings }: VerseProps) {
  if (verse.words.length === 0) {
    return <p className="interlinear-none">The Hebrew text has no such verse.</p>;
  }
  return (
    <ol className="interlinear-words" dir={isHebrew(verse) ? "rtl" : "ltr"}>
      {verse.words.map((word) => (
        <li key={word.position}>
          <InterlinearWord
            word={word}
            known={known}
            lines={settings.lines}
            translated={translatedBy(verse, word.position)}
          />
        </li>
      ))}
    </ol>
  );
}

function TranslatedOrder({ verse, known, settings }: VerseProps) {
  const runs = toTranslatedRuns(verse);
  const open = openPositions(verse);
  const wordAt = (position: number) => verse.words[position - 1];
  return (
    <>
      <ol className="interlinear-words">
        {runs.map((run) => (
          <li key={run.start}>
            <span className="scripture interlinear-run" data-supplied={run.isSupplied || undefined}>
              {run.text}
            </span>
            <span className="interlinear-behind" dir={isHebrew(verse) ? "rtl" : "ltr"}>
              {run.positions.map((position) => {
                const word = wordAt(position);
                return (
                  word && (
                    <InterlinearWord
                      key={position}
                      word={word}
                      known={known}
                      lines={settings.lines}
                    />
                  )
                );
              })}
            </span>
          </li>
        ))}
      </ol>
      {open.length > 0 && (
        <p className="interlinear-open">
          Not matched with an English word:{" "}
          {open.map((position, at) => {
            const word = wordAt(position);
            return (
              word && (
                <span key={position}>
                  {at > 0 && ", "}
                  <span lang={word.language} dir={isHebrew(verse) ? "rtl" : "ltr"}>
                    {word.text}
                  </span>
                </span>
              )
            );
          })}
        </p>
      )}
    </>
  );
}
