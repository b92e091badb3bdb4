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
  language,
}: {
  reference: string;
  osis?: string | null | undefined;
  translation: string | null;
  /** Of an imported translation that is here: then the link leads into it. */
  language?: string | undefined;
}) {
  if (osis === null) return <span className="font-normal wrap-anywhere">{reference}</span>;
  const isHere = language !== undefined || TRANSLATION_CODES.some((own) => own === translation);
  return <ReferenceLink reference={reference} {...(isHere && translation && { translation })} />;
}
