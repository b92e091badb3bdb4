"use client";

import { ThemeProvider } from "next-themes";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { whenConnected } from "@/lib/site/when-connected";

// Nothing is toasted before a visitor acts, so these come after the page.
const Notices = lazy(() =>
  whenConnected(() => import("@/components/common/notices")).then((module) => ({
    default: module.Notices,
  })),
);
const TextForCopying = lazy(() =>
  whenConnected(() => import("@/components/scripture/text-for-copying")).then((module) => ({
    default: module.TextForCopying,
  })),
);

/**
 * The global client state: theme and toasts. Server data has its own provider where it is read
 * (ServerData).
 */
export function Providers({ children }: { children: ReactNode }) {
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => setIsRunning(true), []);

  return (
    <ThemeProvider
      attribute="class"
      storageKey="truth-uncovered-theme"
      defaultTheme="light"
      enableSystem
      disableTransitionOnChange
    >
      {children}
      {isRunning && (
        <Suspense fallback={null}>
          <Notices />
          <TextForCopying />
        </Suspense>
      )}
    </ThemeProvider>
  );
}
