import { NearestChapter } from "@/components/layout/nearest-chapter";
import { NotFoundPage, notFoundMetadata } from "@/components/layout/not-found-page";

// What the layer before Next sends, as 404, for a path below /bible without a page (decision
// 0022): Next's own answer there is an empty shell that scripts fill.
export const dynamic = "force-static";
export const generateStaticParams = () => [];
export const metadata = notFoundMetadata;

interface Props {
  params: Promise<{ path: string[] }>;
}

export default async function Page({ params }: Props) {
  return (
    <NotFoundPage>
      <NearestChapter pathname={`/bible/${(await params).path.join("/")}`} />
    </NotFoundPage>
  );
}
