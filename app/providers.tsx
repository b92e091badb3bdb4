"use client";

import { ThemeProvider } from "next-themes";
import { lazy, type ReactNode, Suspense } from "react";
import { useHydrated } from "@/components/common/use-hydrated";
import { NOTE_EARLY_PRESS } from "@/components/layout/early-press";
import { whenConnected } from "@/lib/site/when-connected";

// Nothing of it is seen before a visitor acts. Where it cannot be fetched the page stands without.
const AfterPage = lazy<() => ReactNode>(() =>
  whenConnected(() => import("@/components/layout/load-after-page"))
    .then((module) => module.loadAfterPage())
    .catch(() => ({ default: () => null })),
);

/**
 * The global client state: theme and toasts. Server data has its own provider where it is read
 * (ServerData).
 */
export function Providers({ children }: { children: ReactNode }) {
  const isRunning = useHydrated();

  return (
    <ThemeProvider
      attribute="class"
      storageKey="truth-uncovered-theme"
      defaultTheme="light"
      enableSystem
      disableTransitionOnChange
    >
      <script
        suppressHydrationWarning
        // A browser has it from the page, and needs it no second time.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, listed by hash in the policy
        dangerouslySetInnerHTML={{ __html: typeof window === "undefined" ? NOTE_EARLY_PRESS : "" }}
      />
      {children}
      {isRunning && (
        <Suspense fallback={null}>
          <AfterPage />
        </Suspense>
      )}
    </ThemeProvider>
  );
}
