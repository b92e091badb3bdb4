import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { ChatButton } from "@/components/layout/chat-button";
import { NavigationPanel } from "@/components/layout/navigation-panel";
import { OverlayHost } from "@/components/layout/overlay-host";
import { RouteChange } from "@/components/layout/route-change";
import { SiteHeader } from "@/components/layout/site-header";
import { SiteSidebar } from "@/components/layout/site-sidebar";
import { site, siteUrl } from "@/lib/site/creator";
import { fontVariables } from "@/lib/site/fonts";
import "./globals.css";
import "./study.css";
import "./grades.css";
import "./forced-colors.css";
import "@/components/layout/chat-button.css";
import { Providers } from "./providers";

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: { default: site.title, template: `%s | ${site.title}` },
  description: site.description,
  applicationName: site.title,
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#faf7f2" },
    { media: "(prefers-color-scheme: dark)", color: "#161312" },
  ],
};

/** The first that comes after header and sidebar. */
const FRAME_END = "frame-end";

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={fontVariables}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        {/* The header and the sidebar are painted whole, not as they arrive and then moved. */}
        <link rel="expect" href={`#${FRAME_END}`} blocking="render" />
        <Providers>
          <a
            data-site
            href="#content"
            className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-2 text-primary-foreground focus:translate-y-0"
          >
            Skip to content
          </a>
          <SiteHeader />
          <NavigationPanel />
          <div className="md:grid md:grid-cols-[20rem_minmax(0,1fr)] print:block">
            <SiteSidebar />
            <div>
              <main
                id="content"
                tabIndex={-1}
                className="min-h-[calc(100dvh-4rem)] px-4 pt-8 pb-8 sm:px-8 lg:px-14 lg:pb-28"
              >
                <noscript id={FRAME_END}>
                  <p className="mb-8 rounded-md border bg-card p-4">
                    <a href="/bible/web" className="link">
                      The Bible
                    </a>
                    {" and the study pages can be read without JavaScript; the rest needs it."}
                  </p>
                </noscript>
                {children}
              </main>
              <ChatButton />
            </div>
          </div>
          <OverlayHost />
          <RouteChange />
        </Providers>
      </body>
    </html>
  );
}
