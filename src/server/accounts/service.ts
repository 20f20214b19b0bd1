import { type AccountDeps, createAccountContext } from './account-context.ts'
import { createAccountByPhone } from './claims/account-by-phone.ts'
import { createOwnershipClaims } from './claims/claims.ts'
import { createDataExportAndErasure } from './data-export-and-erasure.ts'
import { createFarmerImport } from './import/farmers.ts'
import { locationFromText } from './location.ts'
import { createNumberVerification } from './number-verification.ts'
import { createOfficers } from './officers.ts'
import { createOperatorCommands } from './operator-commands.ts'
import { createProfile } from './profile.ts'
import { createRecovery } from './recovery/recovery.ts'
import { createSendPassword } from './recovery/send-password.ts'
import { createPasswordCheck, createRegister } from './register.ts'
import { createRegisterByPhone } from './register-by-phone.ts'
import { createSecondFactor } from './second-factor/second-factor.ts'
import { createChangePassword } from './sign-in/change-password.ts'
import { createSignInCompletion } from './sign-in/complete-sign-in.ts'
import { createSessions } from './sign-in/sessions.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { createWebCodes } from './sign-in/web-code.ts'

export type AccountService = ReturnType<typeof createAccountService>

/** Accounts: registration, sign-in, profile, own data, and the operator's commands. */
export function createAccountService(deps: AccountDeps) {
  const parts = createAccountContext(deps)
  const entering = createSignInCompletion(parts)
  const signIn = createSignIn(parts, entering)
  const webCodes = createWebCodes(parts, entering)
  const sessions = createSessions(deps)
  const ownData = createDataExportAndErasure(parts)
  const holder = createAccountByPhone(parts)

  return {
    register: createRegister(parts),
    registerByPhone: createRegisterByPhone(parts),
    checkPassword: createPasswordCheck(parts),
    signIn,
    webCodes,
    sessions,
    recovery: createRecovery(parts, signIn),
    sendNewPassword: createSendPassword(parts),
    secondFactor: createSecondFactor(parts),
    profile: createProfile(parts),
    phone: createNumberVerification(parts),
    changePassword: createChangePassword(parts),
    holder,
    claims: createOwnershipClaims({ ...parts, holder, forget: ownData.forget }),
    exportAccount: ownData.exportAccount,
    deleteAccount: ownData.deleteAccount,
    deleteAccountByPhone: ownData.deleteAccountByPhone,
    farmerImport: createFarmerImport(parts),
    operator: createOperatorCommands(parts),
    officers: createOfficers(parts),

    /** Resolves a typed place to a point with a name, or returns the text if it is not found. */
    placeNamed: (text: string) => locationFromText(deps.places, text),

    async prune(asOf: Date): Promise<void> {
      for (const room of [sessions, entering, webCodes, parts.smsCodes, parts.codeRequests]) await room.prune(asOf)
    },
  }
}
