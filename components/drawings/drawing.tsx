import type { ReactNode } from "react";
import { LinkedText } from "@/components/scripture/linked-text";
import "./drawing.css";

/**
 * A drawing with what it shows in words, in the page's colors. Below its own width it can be
 * scrolled sideways instead of growing too small to read.
 */
export function Drawing({
  name,
  kind = "plan",
  width,
  height,
  title,
  description,
  caption,
  sources,
  note,
  children,
}: {
  /** Its anchor on the page. */
  name: string;
  /** A plan needs all the room there is, an inscription has a size of its own. */
  kind?: "plan" | "inscription";
  /** Of the drawing, in its own units. */
  width: number;
  height: number;
  title: string;
  /** What it shows, for who cannot see it. */
  description: string;
  caption: string;
  /** Where each of its figures and words is from. */
  sources: readonly string[];
  /** What is worked out, restored or drawn freely. */
  note: string;
  /** The SVG's own elements. */
  children: ReactNode;
}) {
  return (
    <figure id={name} className={`drawing drawing-${kind}`}>
      {/* What scrolls sideways on a phone is reached by the keyboard. */}
      <div
        className="drawing-frame"
        {...(kind === "plan" && { tabIndex: 0, role: "group", "aria-label": title })}
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby={`${name}-title`}
          aria-describedby={`${name}-desc`}
        >
          <title id={`${name}-title`}>{title}</title>
          <desc id={`${name}-desc`}>{description}</desc>
          {children}
        </svg>
      </div>
      <figcaption>
        <p className="drawing-caption">{caption}</p>
        <p>{note}</p>
        <p>
          <LinkedText text={`${sources.join("; ")}.`} />
        </p>
      </figcaption>
    </figure>
  );
}
