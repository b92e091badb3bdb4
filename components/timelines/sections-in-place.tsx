import { Fragment } from "react";
import type { ItemSection } from "@/components/common/item-section";

/** Sections one after another under a heading of the page or dialog that holds them. */
export function SectionsInPlace({
  sections,
  heading: Heading,
  untitled = [],
}: {
  sections: readonly ItemSection[];
  heading: "h3" | "h4";
  /** Ids of those that need no heading there. */
  untitled?: readonly string[];
}) {
  return sections.map(({ id, title, body }) => (
    <Fragment key={id}>
      {!untitled.includes(id) && <Heading>{title}</Heading>}
      {body}
    </Fragment>
  ));
}
