// Before any unit test: what properties draw is the same in every run, so that none passes or fails by luck.
// PROPERTY_SEED=$RANDOM bun test … draws others.
import fc from 'fast-check'

const SEED = 20260701

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? SEED) })
