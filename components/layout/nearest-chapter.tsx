import { nearestPage } from "@/lib/bible/nearest-page";
import { IntentLink } from "./intent-link";

/** "John has 21 chapters.", and the way to them. */
export function NearestChapter({ pathname }: { pathname: string }) {
  const { words, path, name } = nearestPage(pathname);
  return (
    <p className="font-serif text-lg">
      {words}{" "}
      <IntentLink href={path} className="link">
        {name}
      </IntentLink>
    </p>
  );
}
