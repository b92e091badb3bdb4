import type { ShownPassage } from "@/lib/learning/rules";

/** Says of a passage that its words are not those it was learned in. */
export function MissingTranslation({
  passage: { missing, translation },
}: {
  passage: Pick<ShownPassage, "missing" | "translation">;
}) {
  if (!missing) return null;
  return (
    <p className="mt-1.5 text-sm text-muted-foreground">
      {`You learned this in ${missing}, which is no longer here or no longer has it. These are the words of ${translation}.`}
    </p>
  );
}
