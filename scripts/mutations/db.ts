import type { Mutation } from './mutation.ts'

const GROUP_COMMIT = 'src/db/file/group-commit.test.ts'
const DATABASE = 'src/db/database.test.ts'
const SQLITE_FILE = 'src/db/file/open-file.test.ts'
const BACKUP = 'src/db/file/backup.test.ts'
const BACKUPS = 'src/server/backups.test.ts'
const RESTORE = 'src/cli/restore.test.ts'
const PRUNING = 'src/server/pruning.test.ts'
const LEASE = 'src/server/foundation/lease.test.ts'
const MIGRATIONS = 'src/db/migrations.test.ts'
const PRIVATE = 'src/db/file/private-files.test.ts'

export const mutations: Mutation[] = [
  // What was answered as saved.
  {
    id: 'db.not-synced',
    file: 'src/db/file/open-file.ts',
    from: 'PRAGMA synchronous = FULL',
    to: 'PRAGMA synchronous = NORMAL',
    protects: 'what was answered as saved is there after a power cut',
    tests: [SQLITE_FILE],
  },
  {
    id: 'db.answered-before-commit',
    file: 'src/db/file/group-commit.ts',
    from: 'return () => batch.resolve(results)',
    to: 'batch.resolve(results)\n      return () => {}',
    protects: 'nothing is answered as saved before it is',
    tests: [GROUP_COMMIT, DATABASE, 'src/db/file/full-disk.test.ts'],
  },
  {
    id: 'db.batch-half-done',
    file: 'src/db/file/group-commit.ts',
    from: "if (apart) sqlite.run('ROLLBACK TO batch; RELEASE batch')",
    to: "if (apart) sqlite.run('RELEASE batch')",
    protects: 'a write of several parts is done wholly or not at all',
    tests: [DATABASE],
  },
  {
    id: 'db.one-failure-fails-all',
    file: 'src/db/file/group-commit.ts',
    from: 'if (alone || !sqlite.inTransaction) throw error',
    to: 'throw error',
    protects: 'one person’s refused write does not refuse their neighbours’',
    tests: [DATABASE],
  },
  {
    id: 'db.lock-waits-for-ever',
    file: 'src/db/file/group-commit.ts',
    from: ' && now - lockedSince < patienceMs',
    to: '',
    protects: 'a database that stays locked is told of',
    tests: [GROUP_COMMIT],
  },
  {
    id: 'db.passenger-left-behind',
    file: 'src/db/alongside.ts',
    from: `      written.catch(() => {
        passenger.aboard = false
      })
`,
    to: '      written.catch(() => {})\n',
    protects: 'a key goes with the write that succeeds, not with one that failed',
    tests: [DATABASE],
  },
  {
    id: 'db.passenger-twice',
    file: 'src/db/alongside.ts',
    from: 'passenger.aboard = true',
    to: 'passenger.aboard = false',
    protects: 'a key is written once',
    tests: [DATABASE],
  },
  {
    id: 'db.mark-of-others',
    file: 'src/db/file/open-file.ts',
    from: "sqlite.prepare<unknown, []>('PRAGMA data_version')",
    to: "sqlite.prepare<unknown, []>('SELECT 0')",
    protects: 'what another process wrote shows at once',
    tests: [SQLITE_FILE],
  },
  {
    id: 'db.foreign-keys-off',
    file: 'src/db/file/open-file.ts',
    from: 'PRAGMA foreign_keys = ON',
    to: 'PRAGMA foreign_keys = OFF',
    protects: 'who leaves takes along what hangs on them',
    tests: [DATABASE],
  },
  {
    id: 'db.deleted-stays-in-file',
    file: 'src/db/file/open-file.ts',
    from: 'PRAGMA secure_delete = ON',
    to: 'PRAGMA secure_delete = OFF',
    protects: 'what was deleted cannot be read from the disk',
    tests: [SQLITE_FILE],
  },
  {
    id: 'db.full-disk-is-a-defect',
    file: 'src/db/failures.ts',
    from: "isCode(cause, 'SQLITE_FULL') || isCode(cause, 'SQLITE_IOERR')",
    to: "isCode(cause, 'SQLITE_NEVER')",
    protects: 'a full disk is told in a sentence, and the phone tries again',
    tests: ['src/db/file/full-disk.test.ts'],
  },
  {
    id: 'db.steps-end-early',
    file: 'src/db/in-steps.ts',
    from: 'if (rows.length < ROWS) return changed',
    to: 'return changed',
    protects: 'of many old rows all are forgotten',
    tests: [PRUNING],
  },
  // Copies.
  {
    id: 'db.copy-under-its-name',
    file: 'src/db/file/backup-file.ts',
    from: '    await make(unfinished)\n',
    to: '    await make(unfinished)\n    renameSync(unfinished, target)\n    renameSync(target, unfinished)\n',
    protects: 'what is not whole never looks like a backup',
    tests: [BACKUP, RESTORE],
  },
  {
    id: 'db.copy-leaves-rest',
    file: 'src/db/file/backup-file.ts',
    from: '  dropUnfinished(target)\n  const',
    to: '  const',
    protects: 'copies that were killed do not fill the disk',
    tests: [BACKUP],
  },
  {
    id: 'db.copy-replaces',
    file: 'src/db/file/open-file.ts',
    from: "if (existsSync(target)) throw technicalError('conflict'",
    to: "if (target === '') throw technicalError('conflict'",
    protects: 'a backup never replaces a file',
    tests: [BACKUP],
  },
  {
    id: 'db.backups-newest-dropped',
    file: 'src/server/housekeeping.ts',
    from: 'name !== basename(made)).sort()',
    to: 'name !== basename(made)).sort().reverse()',
    protects: 'the newest backups are those that are kept',
    tests: [BACKUPS],
  },
  {
    id: 'db.backups-others-files',
    file: 'src/server/housekeeping.ts',
    from: 'BACKUP_NAME.test(name) && name !== basename(made)',
    to: 'name !== basename(made)',
    protects: 'other files in the folder stay',
    tests: [BACKUPS],
  },
  {
    id: 'db.backups-clock-ahead',
    file: 'src/server/housekeeping.ts',
    from: 'older.length - keep + 1)',
    to: 'older.length - keep)',
    protects: 'as many copies are kept as were asked for',
    tests: [BACKUPS],
  },
  // Putting one back.
  {
    id: 'db.restore-anything',
    file: 'src/db/file/restore.ts',
    from: "rows[0]?.integrity_check === 'ok' && isOurs",
    to: "rows[0]?.integrity_check === 'ok'",
    protects: 'some other program’s database replaces nothing',
    tests: [RESTORE],
  },
  {
    id: 'db.restore-former-lost',
    file: 'src/db/file/restore.ts',
    from: 'if (existsSync(target)) linkOrMove(target, former)',
    to: '',
    protects: 'the former database is kept',
    tests: [RESTORE],
  },
  {
    id: 'db.restore-same-second',
    file: 'src/db/file/restore.ts',
    from: 'for (let n = 2; existsSync(name); n++)',
    to: "for (let n = 2; name === ''; n++)",
    protects: 'a second restore does not overwrite what the first kept',
    tests: [RESTORE],
  },
  // What is forgotten, and when.

  {
    id: 'db.prune-unread',
    file: 'src/server/notifications/service.ts',
    from: 'is_read = 1 and created_at < ',
    to: 'is_read in (0, 1) and created_at < ',
    protects: 'what was never read is not forgotten',
    tests: [PRUNING],
  },
  {
    id: 'db.prune-shown-pictures',
    file: 'src/server/images/service.ts',
    from: 'and not exists (select 1 from replies where image_url = ',
    to: 'and not exists (select 1 from replies where image_url <> ',
    protects: 'a picture that a reply shows stays',
    tests: [PRUNING],
  },
  // One at a time.
  {
    id: 'db.lease-taken-anyway',
    file: 'src/server/foundation/lease.ts',
    from: 'if (taken[0]?.holder !== holder) return null',
    to: '',
    protects: 'a job is done by one process',
    tests: [LEASE],
  },
  {
    id: 'db.lease-occurrence-again',
    file: 'src/server/foundation/lease.ts',
    from: 'or(isNull(jobLeases.lastRunAt), ne(jobLeases.lastRunAt, lastRunAt))',
    to: 'isNull(jobLeases.holder)',
    protects: 'a timed job that was done is not done again, and the next is',
    tests: [LEASE],
  },
  {
    id: 'db.lease-loss-unnoticed',
    file: 'src/server/foundation/lease.ts',
    from: 'lost ||= rows.length === 0',
    to: 'lost ||= rows.length > 9',
    protects: 'who lost the lease begins nothing new',
    tests: [LEASE],
  },
  // Versions.
  {
    id: 'db.newer-opened',
    file: 'src/db/migrate.ts',
    from: 'if (version > newest) {',
    to: 'if (version > Number.MAX_VALUE) {',
    protects: 'an older gona damages no newer database',
    tests: [MIGRATIONS],
  },
  {
    id: 'db.migration-half',
    file: 'src/db/migrate.ts',
    from: "if (sqlite.inTransaction) sqlite.run('ROLLBACK')",
    to: "if (sqlite.inTransaction) sqlite.run('COMMIT')",
    protects: 'an upgrade that failed can be tried again',
    tests: [MIGRATIONS],
  },
  {
    id: 'db.migrated-by-two',
    file: 'src/db/migrate.ts',
    from: 'statementsAfter(versionOf(sqlite))',
    to: 'statementsAfter(version)',
    protects: 'two servers may start at once after an upgrade',
    tests: [MIGRATIONS],
  },
  {
    id: 'db.statistics-kept',
    file: 'src/db/file/open-file.ts',
    from: '    forgetStatistics(sqlite)\n',
    to: '',
    protects: 'no page becomes slow because a table was empty one day',
    tests: [SQLITE_FILE, DATABASE, 'src/server/whole-table-reads.test.ts'],
  },
  // Who may read it.
  {
    id: 'db.file-open',
    file: 'src/db/file/private-files.ts',
    from: 'const FILE = 0o600',
    to: 'const FILE = 0o644',
    protects: 'other users of the machine read no phone numbers',
    tests: [PRIVATE],
  },
  {
    id: 'db.folder-open',
    file: 'src/db/file/private-files.ts',
    from: 'const FOLDER = 0o700',
    to: 'const FOLDER = 0o755',
    protects: 'other users of the machine look into no data folder',
    tests: [PRIVATE],
  },
  {
    id: 'db.shared-closed',
    file: 'src/db/file/private-files.ts',
    from: ' && (mode & SHARED) === 0',
    to: '',
    protects: '/tmp stays everybody’s',
    tests: [PRIVATE],
  },
  {
    id: 'db.former-open',
    file: 'src/db/file/restore.ts',
    from: 'if (replaces) closeToOthers(former)',
    to: '',
    protects: 'what a restore replaces stays closed',
    tests: [PRIVATE],
  },
]
