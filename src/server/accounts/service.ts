import type { RateLimits } from '../../ground/limits.ts'
import type { Foundation } from '../foundation.ts'
import type { SecurityLog } from '../security-log.ts'
import { createExport } from './export.ts'
import { createAssisted } from './import/farmers.ts'
import { createOwnData } from './leaving.ts'
import { type Gazetteer, placeNamed } from './location.ts'
import { createOperator } from './operator.ts'
import { createPhoneProof } from './phone-proof.ts'
import { createProfile, type ProfileCrops } from './profile.ts'
import { createCodeRequests } from './recovery/code-requests.ts'
import { createCodes } from './recovery/codes.ts'
import { createRecovery } from './recovery/recovery.ts'
import { createBackupCodes } from './second-factor/backup-codes.ts'
import { createSecondFactor } from './second-factor/second-factor.ts'
import type { SendSms } from './send-sms.ts'
import { createDevices } from './sign-in/devices.ts'
import { createEntering } from './sign-in/entering.ts'
import { createSignInLog } from './sign-in/log.ts'
import { createOwnPassword } from './sign-in/own-password.ts'
import { createPasswords } from './sign-in/passwords.ts'
import { createSessions } from './sign-in/sessions.ts'
import { createSignIn } from './sign-in/sign-in.ts'

export type Accounts = ReturnType<typeof createAccounts>

interface Needs extends Pick<Foundation, 'db' | 'config' | 'clock' | 'log'> {
  places: Gazetteer
  crops: ProfileCrops
  limits: RateLimits
  sendSms: SendSms
  security: SecurityLog
}

/** People: coming in, being signed in, their profile, their data, and what an operator does with accounts. */
export function createAccounts({ db, config, clock, log, places, crops, limits, sendSms, security }: Needs) {
  const passwords = createPasswords()
  const devices = createDevices({ db })
  const sessions = createSessions({ db, config, clock, log, security })
  const ownPassword = createOwnPassword({ db, limits, passwords, security })
  const codes = createCodes({ db, clock, passwords })
  const codeRequests = createCodeRequests({ db, clock, config, security })
  const signInLog = createSignInLog(security)
  const backupCodes = createBackupCodes({ db, passwords })
  const { spend, ...secondFactor } = createSecondFactor({
    db,
    config,
    clock,
    limits,
    ownPassword,
    sessions,
    backupCodes,
    security,
  })
  const { enter, enterCode } = createEntering({
    db,
    clock,
    limits,
    sessions,
    devices,
    secondFactor: { spend },
    signInLog,
  })
  const signIn = createSignIn({ db, clock, places, limits, passwords, sessions, devices, signInLog, security, enter })
  const { sessionUser, logout, endSession, endOtherSessions, pruneSessions } = sessions

  return {
    ...signIn,
    ...createRecovery({
      db,
      config,
      clock,
      log,
      limits,
      codes,
      codeRequests,
      devices,
      passwords,
      sessions,
      sendSms,
      signInLog,
      security,
      signInAgain: signIn.signInAgain,
    }),
    ...createProfile({
      db,
      config,
      clock,
      log,
      limits,
      places,
      crops,
      sessions,
      ownPassword,
      codeRequests,
      sendSms,
      security,
    }),
    ...createPhoneProof({ db, config, clock, limits, codes, codeRequests, sendSms, security }),
    /** A device's cookie without this person; null when nobody is left in it. */
    forgetDevice: devices.forget,
    ...createExport({ db, clock, security }),
    ...createOwnData({ db, ownPassword, security }),
    enterCode,
    secondFactor,
    sessionUser,
    logout,
    sessions: sessions.sessions,
    endSession,
    endOtherSessions,
    pruneSessions,
    pruneCodeRequests: codeRequests.pruneCodeRequests,
    /** How many tries to sign in ended how, since the start. */
    signInCounts: signInLog.counts,
    /** What a typed place means: a point with a name, or the text where it is found nowhere. */
    placeNamed: (text: string) => placeNamed(places, text),
    assisted: createAssisted({ db, clock, places, passwords, crops }),
    operator: createOperator({ db, clock, places, passwords, sessions, security }),
  }
}
