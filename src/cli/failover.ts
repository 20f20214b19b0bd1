import { existsSync, writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { EXIT_CODES, technicalError } from '../shared/errors.ts'
import type { CliContext } from './context.ts'

interface PromoteOptions {
  which?: boolean
  yesTheOldOneIsGone?: boolean
  withoutTheSilent?: boolean
}

/** Commands for the loss of the primary of a libSQL database. */
export function registerFailover(db: Command, context: CliContext) {
  const settings = async () => {
    const { clusterSettings } = await import('../db/libsql/cluster-settings.ts')
    return clusterSettings(await context.config())
  }

  db.command('promote [url]')
    .description('make a replica the primary, after the primary is lost (docs/scaling.md)')
    .option('--which', 'only say which server to promote, and the command that starts it')
    .option('--yes-the-old-one-is-gone', 'although another server still answers as a primary')
    .option('--without-the-silent', 'although a replica that does not answer may have saved more')
    .action(async (url: string | undefined, options: PromoteOptions) => {
      if (options.which) return showFurthest(context, await settings())
      if (!url) throw technicalError('invalid', 'Give the address of the new primary, or --which to find it.')
      const { startAsReplicaCommand, promoteServer } = await import('../db/libsql/promote.ts')
      const all = await settings()
      const epoch = await promoteServer(all, url, {
        oldOneIsGone: options.yesTheOldOneIsGone,
        withoutTheSilent: options.withoutTheSilent,
      })
      const others = [...new Set([...all.urls, ...(all.replicas ?? [])])].filter((other) => other !== url)
      context.result({ promoted: url, epoch }, () =>
        [
          `${url} is the primary, epoch ${epoch}. Each gona with it in DATABASE_URL goes on there within 10 s.`,
          'Restart each other replica with this command:',
          ...others.map((other) => `  ${startAsReplicaCommand(other, url)}`),
          'Keep the old primary stopped. Before it becomes a replica, run there: gona db rejoin FOLDER',
        ].join('\n'),
      )
    })

  db.command('rejoin <folder>')
    .description('save what a stopped former primary has beyond the new history, before it becomes a replica')
    .action(async (folder: string) => {
      const [{ findLostWrites }, { startAsReplicaCommand }] = await Promise.all([
        import('../db/libsql/lost-writes.ts'),
        import('../db/libsql/promote.ts'),
      ])
      const { sql, rows, ...counts } = await findLostWrites(await settings(), folder)
      const file = freeName(`lost-${new Date().toISOString().slice(0, 10)}`)
      if (counts.recorded > 0) writeFileSync(file, sql, { mode: 0o600, flag: 'wx' })
      const total = Object.values(rows).reduce((sum, n) => sum + n, 0)
      const found = Object.entries(rows).map(([table, n]) => `${table} ${n}`)
      context.result({ ...counts, rows, file: counts.recorded > 0 ? file : null }, () =>
        [
          counts.recorded > 0
            ? `${file}: ${total} rows of ${counts.recorded} writes that were never acknowledged (${found.join(', ')}). Read it, enter again what matters, then delete it: it holds personal data.`
            : 'Nothing is lost: every recorded write is in the new history.',
          ...(counts.writes > counts.recorded
            ? [
                `${counts.writes - counts.recorded} more writes were not recorded, because DATABASE_WAIT_FOR was 0. Keep a copy of ${folder} if they matter.`,
              ]
            : []),
          `Now start it as a replica; it takes the new history and drops its own: ${startAsReplicaCommand('http://THIS-MACHINE:8080', counts.primary)}`,
        ].join('\n'),
      )
    })
}

async function showFurthest(
  context: CliContext,
  settings: Parameters<typeof import('../db/libsql/promote.ts')['listServers']>[0],
) {
  const {
    startAsPrimaryCommand,
    mostAdvancedServer,
    listServers,
    formatPosition: positionText,
  } = await import('../db/libsql/promote.ts')
  const servers = await listServers(settings)
  const primary = servers.find(({ at }) => at?.role === 'primary')
  const furthest = mostAdvancedServer(servers.filter(({ at }) => at?.role === 'replica'))
  if (!furthest) context.exitCode = EXIT_CODES.failed
  context.result({ servers, furthest: furthest?.url ?? null }, () =>
    [
      ...servers.map(({ url, at }) => `${url}  ${at ? `${at.role}, ${positionText(at)}` : 'does not answer'}`),
      ...(primary ? [`${primary.url} answers as a primary. Promote another only if it is lost; stop it first.`] : []),
      ...(furthest
        ? [
            `The furthest replica is ${furthest.url}. Stop it, start it as the primary on its folder, then promote it:`,
            `  ${startAsPrimaryCommand(furthest.url)}`,
            `  gona db promote ${furthest.url}`,
          ]
        : ['No replica answers. Start one, or restore a backup: gona db copy FILE to an empty server.']),
    ].join('\n'),
  )
}

/** Returns a file name that is not in use yet. */
function freeName(name: string): string {
  for (let n = 1; ; n++) {
    const file = n === 1 ? `${name}.sql` : `${name}-${n}.sql`
    if (!existsSync(file)) return file
  }
}
