// Preloaded by unit tests: random inputs are the same in every run. PROPERTY_SEED=$RANDOM bun test … draws others.
import fc from 'fast-check'

const SEED = 20260701

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? SEED) })
