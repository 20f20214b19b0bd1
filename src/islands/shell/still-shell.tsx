import { Shell } from './shell.tsx'

/** Shell around HTML from the server, for pages that are no screens. */
export const StaticContentShell = ({ content }: { content: string }) => (
  <Shell>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a page of ours, already escaped */}
    <div dangerouslySetInnerHTML={{ __html: content }} />
  </Shell>
)
