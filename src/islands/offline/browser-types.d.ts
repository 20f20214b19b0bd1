interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

// APIs of some browsers that TypeScript's types lack.

interface Navigator {
  readonly connection?: NetworkInformation
}

interface WorkerNavigator {
  readonly connection?: NetworkInformation
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: ExtendableEvent & { readonly tag: string }
}

interface ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}
