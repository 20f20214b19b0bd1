import { createDeleteAccount } from './delete-account.ts'
import { createExportAccount } from './export-account.ts'
import { createFarmerImport } from './import/farmers.ts'
import { placeNamed } from './location.ts'
import { createOperator } from './operator.ts'
import type { AccountNeeds, AccountParts } from './parts.ts'
import { createPhoneProof } from './phone-proof.ts'
import { createProfile } from './profile.ts'
import { createCodeRequests } from './recovery/code-requests.ts'
import { createRecovery } from './recovery/recovery.ts'
import { createSmsCodes } from './recovery/sms-codes.ts'
import { createRegister } from './register.ts'
import { createSecondFactorCodes } from './second-factor/codes.ts'
import { createSecondFactor } from './second-factor/second-factor.ts'
import { createChangePassword } from './sign-in/change-password.ts'
import { createDevices } from './sign-in/devices.ts'
import { createEntering } from './sign-in/entering.ts'
import { createPasswords } from './sign-in/passwords.ts'
import { createReauthenticate } from './sign-in/reauthentication.ts'
import { createSessions } from './sign-in/sessions.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { createSignInLog } from './sign-in/sign-in-log.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** People: coming in, being signed in, their profile, their data, and what an operator does with accounts. */
export function createAccounts(needs: AccountNeeds) {
  const passwords = createPasswords()
  const parts: AccountParts = {
    ...needs,
    passwords,
    reauthenticate: createReauthenticate({ ...needs, passwords }),
    devices: createDevices(needs),
    smsCodes: createSmsCodes({ ...needs, passwords }),
    codeRequests: createCodeRequests(needs),
    secondFactorCodes: createSecondFactorCodes({ ...needs, passwords }),
    signInLog: createSignInLog(needs.security),
  }
  const entering = createEntering(parts)
  const signIn = createSignIn(parts, entering)
  const sessions = createSessions(needs)

  return {
    register: createRegister(parts),
    signIn,
    sessions,
    recovery: createRecovery(parts, signIn),
    secondFactor: createSecondFactor(parts),
    profile: createProfile(parts),
    phone: createPhoneProof(parts),
    changePassword: createChangePassword(parts),
    exportAccount: createExportAccount(parts),
    deleteAccount: createDeleteAccount(parts),
    farmerImport: createFarmerImport(parts),
    operator: createOperator(parts),

    /** What a typed place means: a point with a name, or the text where it is found nowhere. */
    placeNamed: (text: string) => placeNamed(needs.places, text),

    /** Deletes what has ended and counts no more. */
    async prune(asOf: Date): Promise<void> {
      for (const room of [sessions, entering, parts.smsCodes, parts.codeRequests]) await room.prune(asOf)
    },
  }
}
