"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { ThemeProvider } from "next-themes";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "@/lib/http/query-client";

// Nothing is toasted before a visitor acts, so these come after the page.
const Toaster = dynamic(() => import("@/components/ui/toaster").then((module) => module.Toaster), {
  ssr: false,
});
const TextForCopying = dynamic(
  () => import("@/components/scripture/text-for-copying").then((module) => module.TextForCopying),
  { ssr: false },
);

/** The global client state: theme, server data, toasts. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ThemeProvider
      attribute="class"
      storageKey="truth-uncovered-theme"
      defaultTheme="light"
      enableSystem
      disableTransitionOnChange
    >
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
        <TextForCopying />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
