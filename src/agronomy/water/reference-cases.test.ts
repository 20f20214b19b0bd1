import { describe, expect, test } from 'bun:test'
import { computeGrowingDegreeDays } from '../growth/growing-degree-days.ts'
import reference from '../testing/reference-cases.json' with { type: 'json' }
import { adjustCropCoefficient, cropCoefficientOnDay } from './crop-coefficient.ts'
import { litresForDepth } from './irrigation-need.ts'
import {
  daylightHours,
  extraterrestrialRadiation,
  inverseRelativeDistance,
  netLongwaveRadiation,
  radiationFromSunshine,
  radiationFromTemperature,
  solarDeclination,
  sunsetHourAngle,
} from './radiation.ts'
import {
  atmosphericPressure,
  penmanMonteithEvapotranspiration,
  psychrometricConstant,
  saturationVapourPressure,
  vapourPressureSlope,
  windAt2m,
} from './reference-evapotranspiration.ts'
import {
  adjustedDepletionFraction,
  readilyAvailableWater,
  rootZoneWaterStep,
  stressCoefficient,
  totalAvailableWater,
} from './root-zone.ts'

type Numbers = Record<string, number>
interface Case {
  id: string
  title: string
  inputs: Record<string, unknown>
  expected: Record<string, unknown>
  tolerance: Numbers
}
const cases = reference.cases as unknown as Case[]

/** Engine function for each kind of published example; the names are the example's own. */
const ANSWERS: [RegExp, (inputs: Numbers) => Numbers][] = [
  [/^fao56_ex2$|gamma_z/, ({ z_m }) => ({ P_kPa: atmosphericPressure(z_m!), gamma: psychrometricConstant(z_m!) })],
  [
    /^fao56_ex3$/,
    ({ tmax_c, tmin_c }) => {
      const [high, low] = [saturationVapourPressure(tmax_c!), saturationVapourPressure(tmin_c!)]
      return { e0_tmax: high, e0_tmin: low, es: (high + low) / 2 }
    },
  ],
  [/t2_3_e0/, ({ t_c }) => ({ e0_kPa: saturationVapourPressure(t_c!) })],
  [/t2_4_delta/, ({ t_c }) => ({ delta: vapourPressureSlope(t_c!) })],
  [
    /^fao56_ex8$/,
    ({ lat_deg, doy }) => ({
      dr: inverseRelativeDistance(doy!),
      declination_rad: solarDeclination(doy!),
      sunset_angle_rad: sunsetHourAngle(lat_deg!, doy!),
      Ra: extraterrestrialRadiation(lat_deg!, doy!),
    }),
  ],
  [/t2_7_N/, ({ lat_deg, doy }) => ({ N_h: daylightHours(lat_deg!, doy!) })],
  [/^fao56_ex10$/, (i) => ({ Rs: radiationFromSunshine(i.n_h!, i.N_h!, i.Ra!, i.a_s!, i.b_s!) })],
  [/^fao56_ex11$/, (i) => ({ Rnl: netLongwaveRadiation(i.tmax_c!, i.tmin_c!, i.ea!, i.Rs!, i.Rso!) })],
  [/^fao56_ex14$/, (i) => ({ u2: windAt2m(i.u_ms!, i.z_m!) })],
  [/^fao56_ex15$/, (i) => ({ Rs: radiationFromTemperature(i.tmax_c!, i.tmin_c!, i.Ra!, i.kRs!) })],
  [
    /^fao56_ex17_full$/,
    (i) => {
      const mean = (i.tmax_c! + i.tmin_c!) / 2
      const pm = penmanMonteithEvapotranspiration({
        dayOfYear: i.doy!,
        lat: i.lat_deg!,
        elevation: i.z_m!,
        tMax: i.tmax_c!,
        tMin: i.tmin_c!,
        ea: i.ea!,
        wind: i.u2!,
        sunshineHours: i.n_h!,
        // Eq. 44.
        soilHeatFlux: 0.14 * (mean - i.t_prev_month_c!),
      })
      return { Ra: pm.ra, N_h: daylightHours(i.lat_deg!, i.doy!), Rs: pm.rs, Rn: pm.rn, ETo: pm.et0 }
    },
  ],
  [
    /^fao56_ex18$/,
    (i) => {
      const pm = penmanMonteithEvapotranspiration({
        dayOfYear: i.doy!,
        lat: i.lat_deg!,
        elevation: i.z_m!,
        tMax: i.tmax_c!,
        tMin: i.tmin_c!,
        humidityMax: i.rhmax!,
        humidityMin: i.rhmin!,
        wind: i.wind_kmh_10m! / 3.6,
        windHeight: 10,
        sunshineHours: i.n_h!,
      })
      const { u2, es, ea, delta, gamma, ra, rs, rso, rn, et0 } = pm
      const N_h = daylightHours(i.lat_deg!, i.doy!)
      return { u2, es, ea, delta, gamma, Ra: ra, N_h, Rs: rs, Rso: rso, Rn: rn, ETo: et0 }
    },
  ],
  [
    // One temperature for the whole day puts es at the mean: the published trap. 100 m has the example's pressure.
    /^fao56_ex18_hydpy$/,
    (i) => ({
      ETo: penmanMonteithEvapotranspiration({
        dayOfYear: 187,
        lat: 50.8,
        elevation: 100,
        tMax: i.t_c!,
        tMin: i.t_c!,
        humidity: i.rh!,
        wind: i.u_10m_ms!,
        windHeight: 10,
        radiation: i.Rs_W_m2! * 0.0864,
      }).et0,
    }),
  ],
  [
    /^fao56_ex20_ea$/,
    (i) => ({
      ea: penmanMonteithEvapotranspiration({ dayOfYear: 196, lat: 45.7, elevation: 200, tMax: 26.6, tMin: i.tmin_c! })
        .ea,
    }),
  ],
  [/^fao56_ex27/, (i) => ({ kc_mid: adjustCropCoefficient(i.kc_mid_tab!, i.u2!, i.rhmin!, i.h_m!) })],
  [/^fao56_kcb_beans/, (i) => ({ kcb_mid: adjustCropCoefficient(i.kcb_mid_tab!, i.u2!, i.rhmin!, i.h_m!) })],
  [
    /^fao56_ex28/,
    (i) => {
      const [ini, dev, mid, late] = i.stage_days as unknown as [number, number, number, number]
      const stages = { ini, dev, mid, late, total: ini + dev + mid + late }
      return { kc: cropCoefficientOnDay(i.day!, stages, { ini: i.kc_ini!, mid: i.kc_mid!, end: i.kc_end! }) }
    },
  ],
  [
    /^fao56_ex36/,
    (i) => {
      const TAW = totalAvailableWater(i.fc!, i.wp!, i.zr_m!)
      return { TAW, RAW: readilyAvailableWater(i.p!, TAW) }
    },
  ],
  [/^fao56_p_adjust$/, (i) => ({ p: adjustedDepletionFraction(i.p_tab!, i.etc!) })],
  [/^litres_per_acre$/, (i) => ({ litres: litresForDepth(i.depth_mm!, i.area_acre!) })],
  [
    /^gdd_8650/,
    (i) => ({ gdd_f: computeGrowingDegreeDays(i.tmax_f!, i.tmin_f!, { base: i.base_f!, upper: i.upper_f! }) }),
  ],
]

describe('published worked examples', () => {
  for (const { id, title, inputs, expected, tolerance } of cases) {
    const answer = ANSWERS.find(([pattern]) => pattern.test(id))?.[1]
    if (!answer) continue
    test(`${title} (${id})`, () => {
      const got = answer(inputs as Numbers)
      for (const [name, value] of Object.entries(expected)) near(got[name]!, value as number, tolerance[name]!, name)
    })
  }

  test('every example is tried, here or row by row', () => {
    const rowByRow = ['fao56_ex37_style', 'fao56_ex38_irrigation_scheduling', 'refet_maricopa_daily']
    const untried = cases.filter(({ id }) => !rowByRow.includes(id) && !ANSWERS.some(([pattern]) => pattern.test(id)))
    expect(untried.map(({ id }) => id)).toEqual([])
    expect(cases).toHaveLength(reference.count)
  })

  test('the day of example 18 with both temperatures is 0.13 mm above the trap', () => {
    const { et0 } = penmanMonteithEvapotranspiration({
      dayOfYear: 187,
      lat: 50.8,
      elevation: 100,
      tMax: 21.5,
      tMin: 12.3,
      humidityMax: 84,
      humidityMin: 63,
      wind: 2.777778,
      windHeight: 10,
      radiation: 22.07,
    })
    near(et0 - 3.75, 0.13, 0.03, 'difference')
  })
})

describe('Maricopa, 62 days of REF-ET, row by row', () => {
  const { inputs, tolerance } = named('refet_maricopa_daily')
  const rows = inputs.rows as number[][]
  test('there are 62 of them', () => expect(rows).toHaveLength(62))
  for (const [year, doy, radiation, tMax, tMin, dewPoint, wind, et0] of rows) {
    test(`${year}, day ${doy}: ${et0} mm`, () => {
      const day = {
        dayOfYear: doy!,
        lat: 33.069,
        elevation: 361,
        tMax: tMax!,
        tMin: tMin!,
        dewPoint,
        wind,
        windHeight: 3,
        radiation,
      }
      near(penmanMonteithEvapotranspiration(day).et0, et0!, tolerance.ETo!, 'ETo')
    })
  }
})

describe('FAO-56 example 38, irrigation schedule of 12 days', () => {
  const { inputs, expected, tolerance } = named('fao56_ex38_irrigation_scheduling')
  const rows = expected.rows as number[][]
  // Depletion on the morning of day 1: 40 mm less 32 drained and 5.5 used.
  let depletion = 2.5
  for (const [n, [day, , zr, raw, drStart, rain, irrigation, ks, , , , etc, drained]] of rows.entries()) {
    test(`day ${day}: depletion ${drStart}, RAW ${raw}, ETc ${etc}`, () => {
      const taw = totalAvailableWater(inputs.fc as number, inputs.wp as number, zr!)
      const p = inputs.p as number
      near(readilyAvailableWater(p, taw), raw!, tolerance.RAW!, 'RAW')
      expect(depletion > p * taw, 'irrigated exactly when depletion passes RAW').toBe(n > 0 && irrigation! > 0)
      if (n > 0) near(Math.max(0, depletion - rain! - irrigation!), drStart!, tolerance.Dr_start!, 'Dr at the start')
      expect(stressCoefficient(depletion - irrigation!, taw, p)).toBe(ks!)
      const step = rootZoneWaterStep({ depletion, taw, p, etc: etc!, effectiveRain: rain!, irrigation: irrigation! })
      near(step.eta, etc!, tolerance.ETc!, 'ETc')
      near(step.deepPercolation, drained!, 0.6, 'drained')
      depletion = step.depletion
    })
  }
})

test('FAO-56 example 37, ten days without water: stress and depletion row by row', () => {
  const { inputs, expected, tolerance } = named('fao56_ex37_style')
  const { fc, wp, zr_m, p, eto_mm_day, kc } = inputs as Numbers
  const taw = totalAvailableWater(fc!, wp!, zr_m!)
  expect(taw).toBeCloseTo(expected.TAW as number, 6)
  expect(readilyAvailableWater(p!, taw)).toBeCloseTo(expected.RAW as number, 6)
  let depletion = inputs.dr_start as number
  for (const [day, ks, eta, end] of expected.rows as number[][]) {
    const step = rootZoneWaterStep({ depletion, taw, p: p!, etc: kc! * eto_mm_day!, effectiveRain: 0, irrigation: 0 })
    near(step.ks, ks!, tolerance.Ks!, `Ks of day ${day}`)
    near(step.eta, eta!, 0.01, `ETa of day ${day}`)
    near(step.depletion, end!, tolerance.Dr_end!, `depletion of day ${day}`)
    depletion = step.depletion
  }
})

function named(id: string): Case {
  const found = cases.find((c) => c.id === id)
  if (!found) throw new Error(`No case ${id}`)
  return found
}

function near(got: number, wanted: number, tolerance: number, name: string) {
  expect(Math.abs(got - wanted), `${name}: ${got} should be ${wanted} ± ${tolerance}`).toBeLessThanOrEqual(
    tolerance + 1e-9,
  )
}
