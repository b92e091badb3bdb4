import { NearestPage } from "@/components/layout/nearest-page";
import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";

export const metadata = notFoundMetadata;

export default function NotFound() {
  return (
    <NotFoundPage>
      <NearestPage />
    </NotFoundPage>
  );
}
