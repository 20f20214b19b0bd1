import { Shell } from './shell.tsx'

/** The Shell around HTML of the server's own: a page that is no screen. */
export const StillShell = ({ content }: { content: string }) => (
  <Shell>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a page of ours, already escaped */}
    <div dangerouslySetInnerHTML={{ __html: content }} />
  </Shell>
)
