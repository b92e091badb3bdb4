import { LayoutGrid, Menu } from "lucide-react";
import { Button } from "@/components/ui/button";
import { site } from "@/lib/site/creator";
import { HeaderSearch } from "./header-search";
import { IntentLink } from "./intent-link";
import { Mark } from "./mark";
import { PANEL_ID, SIDEBAR_ID } from "./overlay-ids";
import { ThemeSwitcher } from "./theme-switcher";

/**
 * Title, search, theme and the ways to the pages. From the small breakpoint on one sticky row;
 * below it the title row is sticky and the search box stands in a second row that scrolls away
 * (hence `display: contents` on the outer boxes).
 */
export function SiteHeader() {
  return (
    <header
      data-site
      className="contents sm:sticky sm:top-0 sm:z-30 sm:flex sm:h-16 sm:items-center sm:gap-4 sm:border-b sm:bg-background/95 sm:px-5 sm:backdrop-blur-sm"
    >
      <div className="sticky top-0 z-30 flex h-14 items-center gap-1 bg-background/95 px-3 backdrop-blur-sm sm:contents">
        <div className="flex flex-1 items-center gap-1 sm:order-1 sm:flex-none md:w-[18.75rem]">
          <Button
            variant="ghost"
            size="icon"
            popoverTarget={SIDEBAR_ID}
            className="md:hidden"
            aria-label="Menu"
          >
            <Menu aria-hidden="true" className="size-5" />
          </Button>
          <IntentLink href="/" className="flex min-h-10 items-center gap-2.5 rounded-md px-1.5">
            <Mark className="size-6 text-primary max-[359px]:hidden" />
            <span className="font-serif text-[1.125rem] font-semibold tracking-tight whitespace-nowrap">
              {site.title}
            </span>
          </IntentLink>
        </div>
        <div className="flex items-center gap-1 sm:order-3">
          <ThemeSwitcher />
          <Button variant="ghost" size="icon" popoverTarget={PANEL_ID} aria-label="Open navigation">
            <LayoutGrid aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
      <div className="border-b px-3 sm:order-2 sm:mx-auto sm:max-w-xl sm:flex-1 sm:border-0 sm:p-0">
        <HeaderSearch />
      </div>
    </header>
  );
}
