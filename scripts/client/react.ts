/** Functions of react-dom that no screen uses, by purpose; each is emptied. */
const LEFT_OUT: Record<string, string[]> = {
  'animated changes of view (ViewTransition)': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'recursivelyTraverseAfterMutationEffects',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  'lists that show their parts in turn, and parts that are hidden but kept (SuspenseList, Activity)': [
    'cutOffTailIfNeeded',
    'findFirstSuspended',
    'initSuspenseListRenderState',
    'mountActivityChildren',
    'retryActivityComponentWithoutHydrating',
    'updateActivityComponent',
    'updateSuspenseListComponent',
  ],
  'styles, scripts and titles that a component puts into the head, and asking for files before they are needed': [
    'acquireResource',
    'adoptPreloadPropsForScript',
    'adoptPreloadPropsForStylesheet',
    'createHoistableInstance',
    'getHydratableHoistableCache',
    'getResource',
    'insertStylesheetIntoRoot',
    'isHostHoistableType',
    'mountHoistable',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadStylesheet',
    'suspendResource',
  ],
  'parts that wait for their code or data, and what is hidden meanwhile (Suspense, lazy, use)': [
    'attachSuspenseRetryListeners',
    'attemptExplicitHydrationTarget',
    'clearHydrationBoundary',
    'hideOrUnhideAllChildrenOnFiber',
    'hideOrUnhideDehydratedBoundary',
    'mountSuspenseOffscreenState',
    'mountSuspensePrimaryChildren',
    'recursivelyTraverseAtomicPassiveEffects',
    'recursivelyTraverseDisappearLayoutEffects',
    'recursivelyTraverseDisconnectPassiveEffects',
    'recursivelyTraverseReappearLayoutEffects',
    'recursivelyTraverseReconnectPassiveEffects',
    'retrySuspenseComponentWithoutHydrating',
    'scheduleSuspenseWorkOnFiber',
    'trackUsedThenable',
    'updateDehydratedSuspenseComponent',
    'updateOffscreenComponent',
    'updateSuspenseComponent',
  ],
  'components that are classes, remember their props or pass references on (Component, memo, forwardRef)': [
    'initializeClassErrorUpdate',
    'resolveClassComponentProps',
    'updateClassComponent',
    'updateForwardRef',
    'updateMemoComponent',
    'updateSimpleMemoComponent',
  ],
  'references to fragments': [
    'blurActiveElementWithinFragment',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'validateDocumentPositionWithFiberTree',
  ],
  'elements of our own making (custom elements)': ['setPropOnCustomElement'],
  'state that a form action answers (useActionState)': [
    'dispatchActionState',
    'mountActionState',
    'rerenderActionState',
    'runActionStateAction',
    'updateActionState',
    'updateActionStateImpl',
  ],
  "the compiler's memory (useMemoCache)": ['useMemoCache'],
}

/** Component stacks say nothing in small scripts. */
const WITHOUT_STACKS = 'function describeNativeComponentFrame() { return "" }\n'
const OF_FRAGMENTS = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};\n/gm

/**
 * Internal exceptions of React. As errors each records its stack when the script is read, and developer tools parse the
 * whole script again for that.
 */
const THROWN_TO_ITSELF = /^((?:var| ) \w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/gm
const THROWN = 5

/** Client build of react-dom, which the bundler does not tree-shake. */
export const REACT_DOM = /\/react-dom-client\.production\.js$/

/**
 * Removes unused functions from react-dom: about 13 KB (brotli) for every page. @throws Error when React's functions
 * have other names: then check each one
 */
export function withoutUnused(source: string): string {
  let left = source.replace(OF_FRAGMENTS, '')
  const thrown = left.match(THROWN_TO_ITSELF)?.length
  if (thrown !== THROWN) throw new Error(`react-dom throws ${thrown} things to itself: adapt scripts/client/react.ts`)
  left = left.replace(THROWN_TO_ITSELF, '$1{}')
  for (const name of Object.values(LEFT_OUT).flat()) left = replaced(left, name, `function ${name}() {}\n`)
  return replaced(left, 'describeNativeComponentFrame', WITHOUT_STACKS)
}

function replaced(source: string, name: string, by: string): string {
  const whole = new RegExp(`^function ${name}\\((?:(?!^function )[\\s\\S])*?^}\\n`, 'm')
  if (!whole.test(source)) throw new Error(`react-dom has no function ${name}: adapt scripts/client/react.ts`)
  return source.replace(whole, () => by)
}
