import { Badge } from "@/components/ui/badge";
import { countOf } from "@/lib/count-words";
import type { Creation, PublicCreation } from "@/lib/creations/client";
import { formatShortDate } from "@/lib/dates";
import { isArranged } from "@/lib/generation/constants";

/** What its type is called. */
const TYPE_NAMES: Readonly<Record<Creation["type"], string>> = {
  poem: "Poem",
  prayer: "Prayer",
  meditation: "Meditation",
};

/** What is said of words that somebody else wrote. */
export const NOT_CHECKED = "Not checked against the Bible";

/** The size of the badges of a creation. */
export const BADGE = "text-[0.8125rem]";

/** Type and origin of a creation. `owner` says whose words they are where no machine wrote them. */
export function CreationBadges({
  creation,
  owner,
  children,
}: {
  creation: Pick<Creation, "type" | "isGenerated" | "content">;
  owner: "yours" | "visitor";
  children?: React.ReactNode;
}) {
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge variant="accent" className={BADGE}>
        {TYPE_NAMES[creation.type]}
      </Badge>
      <Badge variant="outline" className={BADGE}>
        {originOf(creation, owner)}
      </Badge>
      {children}
    </p>
  );
}

/** Who put its words together. */
function originOf(
  { isGenerated, content }: Pick<Creation, "isGenerated" | "content">,
  owner: "yours" | "visitor",
): string {
  if (isGenerated) return isArranged(content) ? "Arranged from Scripture" : "AI-made";
  return owner === "yours" ? "Your own words" : "A visitor’s own words";
}

/** How many verses it is from, when it was made, and its likes. */
export function CreationFacts({ creation }: { creation: PublicCreation }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-[0.8125rem] text-muted-foreground">
      <span>{countOf(creation.scriptureReferences.length, "verse")}</span>
      <span>{formatShortDate(creation.createdAt) ?? "Unknown date"}</span>
      {creation.likes > 0 && <span>{countOf(creation.likes, "like")}</span>}
    </p>
  );
}
