import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { ReferenceLink } from "./reference-link";

/**
 * What a saved verse is called: a link to where it stands. `osis` is null where there is no such
 * place, as in files from elsewhere; what is written there is words then, and looks like them.
 */
export function VerseName({
  reference,
  osis,
  translation,
}: {
  reference: string;
  osis?: string | null | undefined;
  translation: string | null;
}) {
  if (osis === null) return <span className="font-normal wrap-anywhere">{reference}</span>;
  const code = TRANSLATION_CODES.find((held) => held === translation);
  return <ReferenceLink reference={reference} {...(code ? { translation: code } : {})} />;
}
