import { saveFile } from "@/components/workspace/save-file";
import { scoreColor } from "@/lib/evidence/rules";
import { site } from "@/lib/site/creator";

export interface ComparedScore {
  who: string;
  /** 0 to 100. */
  score: number;
}

const SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 72;
const PAPER = "#fbf9f4";
const INK = "#1f2733";
const FAINT = "#5b6472";
const COLORS = { green: "#2f7d4f", yellow: "#a67c00", orange: "#b45f06", red: "#b3372f" } as const;
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "system-ui, sans-serif";
/** Lines that a statement may take; a longer one ends in an ellipsis. */
const STATEMENT_LINES = 3;

/** The words of a text in lines no wider than `fits` allows, at most `most` of them. */
function toLines(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
}

function draw(
  context: CanvasRenderingContext2D,
  statement: string,
  scores: readonly ComparedScore[],
): void {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.textBaseline = "alphabetic";
  context.fillStyle = FAINT;
  context.font = `500 26px ${SANS}`;
  context.fillText("How well does the evidence support this?", MARGIN, 92);
  context.fillStyle = INK;
  context.font = `600 40px ${SERIF}`;
  const fits = (line: string) => context.measureText(line).width <= SIZE.width - 2 * MARGIN;
  toLines(statement, fits, STATEMENT_LINES).forEach((line, at) => {
    context.fillText(line, MARGIN, 152 + at * 50);
  });
  const [left, right] = [MARGIN + 170, SIZE.width - MARGIN - 110];
  scores.forEach(({ who, score }, at) => {
    const top = 316 + at * 58;
    context.fillStyle = INK;
    context.font = `600 26px ${SANS}`;
    context.fillText(who, MARGIN, top + 26);
    context.fillText(`${score}%`, right + 28, top + 26);
    context.fillStyle = "#e7e2d6";
    context.fillRect(left, top + 4, right - left, 26);
    context.fillStyle = COLORS[scoreColor(score)];
    context.fillRect(left, top + 4, ((right - left) * score) / 100, 26);
  });
  context.fillStyle = FAINT;
  context.font = `400 22px ${SANS}`;
  context.fillText(`${site.title} · ${window.location.host}`, MARGIN, SIZE.height - 40);
}

/**
 * Draws the comparison as a PNG in this browser and gives it to the share sheet, or to be saved
 * where there is none. False where the browser cannot draw it; a sheet that is closed counts as
 * shared.
 */
export async function shareComparison(
  statement: string,
  scores: readonly ComparedScore[],
): Promise<boolean> {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const context = canvas.getContext("2d");
  if (!context) return false;
  draw(context, statement, scores);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (!picture) return false;
  const file = new File([picture], "my-judgment.png", { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) {
    saveFile(file, file.name);
    return true;
  }
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Closed by the reader. Any other refusal leaves the file to be saved.
    if (!(error instanceof DOMException && error.name === "AbortError")) saveFile(file, file.name);
  }
  return true;
}
