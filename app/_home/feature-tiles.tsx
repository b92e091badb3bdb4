import { BookOpen, MessageCircleQuestion, Milestone, Pickaxe } from "lucide-react";
import { IntentLink } from "@/components/layout/intent-link";
import { cardVariants } from "@/components/ui/card";

const tiles = [
  { href: "/bible", title: "Bible Study", text: "Search & Study Tools", Icon: BookOpen },
  { href: "/chat", title: "AI Assistant", text: "Biblical Q&A", Icon: MessageCircleQuestion },
  { href: "/timelines", title: "Timelines", text: "Creation vs Evolution", Icon: Milestone },
  { href: "/discover", title: "Discoveries", text: "Archaeological Evidence", Icon: Pickaxe },
] as const;

/** The four ways into the site. */
export function FeatureTiles() {
  return (
    <section aria-labelledby="explore">
      <h2 id="explore" className="section-title">
        Explore Biblical Truth
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4">
        {tiles.map(({ href, title, text, Icon }) => (
          <li key={href}>
            <IntentLink
              href={href}
              className={cardVariants({
                className:
                  "flex h-full flex-col gap-3 p-4 transition-colors hover:border-input lg:flex-row lg:items-center lg:gap-4 lg:p-5",
              })}
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent text-accent-foreground">
                <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
              </span>
              <span>
                <span className="block font-serif text-lg leading-tight font-semibold">
                  {title}
                </span>
                <span className="mt-0.5 block text-sm text-muted-foreground">{text}</span>
              </span>
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
