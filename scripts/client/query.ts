/** Where react-query remembers writes. Screens write by `useSend`, which asks for nothing of it. */
export const MUTATION_CACHE = /\/query-core\/build\/modern\/mutationCache\.js$/

/** In its place: what its QueryClient calls by itself. About 2 KB (brotli) less with every page. */
export const NO_MUTATIONS = 'export class MutationCache { resumePausedMutations() {} clear() {} }'
