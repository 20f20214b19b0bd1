import type { Risk, SoilLook } from '../../contracts/fertilizer-plan.ts'

/** Height and leaf colour of maize beside a man, by soil class. */
const MAIZE: Record<SoilLook, { height: number; leaf: string }> = {
  1: { height: 13, leaf: '#d9b62f' },
  2: { height: 22, leaf: '#b9b83a' },
  3: { height: 32, leaf: '#8fbf4d' },
  4: { height: 42, leaf: '#4f9a3d' },
  5: { height: 56, leaf: '#1f6b30' },
}

const GROUND = 60

/** Unfertilised maize beside a man. The caption is below the drawing. */
export function MaizeBesideMan({ look }: { look: SoilLook }) {
  const { height, leaf } = MAIZE[look]
  const top = GROUND - height
  const at = (share: number) => GROUND - height * share
  const wide = 5 + height / 7
  return (
    <svg className="figure" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M2 60h60v4H2z" fill="#6f3a1c" />
      <path
        d="M18 60V40h-1.5l-2-1 1.5-14q.3-4 4-4h4q3.7 0 4 4l1.5 14-2 1H26v20h-3V44h-2v16z"
        fill="currentColor"
        opacity="0.55"
      />
      <circle cx="22" cy="16" r="4.5" fill="currentColor" opacity="0.55" />
      <path d={`M46 60V${top + 3}`} stroke={leaf} strokeWidth="3" />
      {[0.3, 0.55, 0.8].map((share) => (
        <path
          key={share}
          d={`M46 ${at(share)}q-${wide / 2}-${wide * 0.7} -${wide} -${wide * 0.1}q${wide * 0.5}-${wide * 0.1} ${wide} ${wide * 0.5}q${wide * 0.5}-${wide * 0.6} ${wide} -${wide * 0.5}q-${wide / 2}-${wide * 0.6} -${wide} ${wide * 0.1}z`}
          fill={leaf}
        />
      ))}
      {look > 2 ? <path d={`M46 ${top}v8m0-6l-3-4m3 4l3-4`} stroke="#b8801f" strokeWidth="1.6" fill="none" /> : null}
    </svg>
  )
}

const MOUTHS: Record<Risk, string> = {
  careful: 'M22 45q10-6 20 0',
  middle: 'M22 43q10 4 20 0',
  bold: 'M19 40q13 16 26 0z',
}

/** Face for a willingness to take risk. */
export function RiskFace({ risk }: { risk: Risk }) {
  return (
    <svg className="figure figure-face" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="33" r="26" fill="#8a5530" />
      <path d="M8 26Q14 5 32 5t24 21Q44 16 32 16T8 26z" fill="#2b1c12" />
      <circle cx="23" cy="31" r="3.2" fill="#fff8ec" />
      <circle cx="41" cy="31" r="3.2" fill="#fff8ec" />
      <circle cx="23" cy="31" r="1.7" fill="#1b120b" />
      <circle cx="41" cy="31" r="1.7" fill="#1b120b" />
      {risk === 'careful' ? (
        <path d="M18 27l9-3M46 27l-9-3" stroke="#2b1c12" strokeWidth="2" strokeLinecap="round" />
      ) : null}
      <path
        d={MOUTHS[risk]}
        fill={risk === 'bold' ? '#fff8ec' : 'none'}
        stroke="#2b1c12"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const BAG = 'M9 12q-4 20-3 34 0 4 4 4h24q4 0 4-4 1-14-3-34z'
const DARK = '#3b3225'
/** Fill level below which the numbers are drawn above the content. */
const LOW_FILL_LEVEL = 0.35

export function Bag({ label, share, colour }: { label: string; share: number; colour: string }) {
  const full = share >= 1
  const level = full ? 24 : 50 - 36 * Math.max(0.08, share)
  const lean = (3 * (46 - level)) / 34
  return (
    <svg className="bag" viewBox="0 0 44 54" aria-hidden="true">
      <path d={BAG} fill="#fffdf5" />
      {full ? (
        <path d="M7 24q-1.3 12-1 20h32q.3-8-1-20z" fill={colour} />
      ) : (
        <path d={`M${6 + lean} ${level}L6 46q0 4 4 4h24q4 0 4-4L${38 - lean} ${level}z`} fill={colour} />
      )}
      <path d={BAG} fill="none" stroke={DARK} strokeWidth="2" strokeDasharray={full ? undefined : '3 3'} />
      <path d="M9 12l-3-7 5 2 4-4 4 4 3-4 3 4 4-4 4 4 5-2-3 7z" fill="#e5d7b8" stroke={DARK} strokeWidth="2" />
      <text
        x="22"
        y={full ? 38 : share < LOW_FILL_LEVEL ? 30 : 45}
        textAnchor="middle"
        fontSize={label.length > 5 ? 8 : 10}
        textLength={label.length > 5 ? 29 : undefined}
        lengthAdjust="spacingAndGlyphs"
        fontWeight="700"
        fill={!full && share < LOW_FILL_LEVEL ? DARK : '#fff'}
      >
        {label}
      </text>
    </svg>
  )
}

/** Level bottle cap, or half of one. */
export function BottleCap({ half }: { half?: boolean }) {
  return (
    <svg className="cap" viewBox="0 0 34 24" aria-hidden="true">
      <path d="M4 7v10q0 5 13 5t13-5V7z" fill="#2f6fb0" stroke="#17324d" strokeWidth="1.5" />
      <path d="M8 11v8M13 12.5v8M21 12.5v8M26 11v8" stroke="#17324d" strokeWidth="1" />
      <ellipse cx="17" cy="7" rx="13" ry="4.5" fill="#17324d" />
      {half ? (
        <path d="M4.8 8.5Q10 5 17 7t12 2q-3 2.5-12 2.5T4.8 8.5z" fill="#f6f0df" />
      ) : (
        <ellipse cx="17" cy="6.5" rx="11.5" ry="3.6" fill="#f6f0df" />
      )}
    </svg>
  )
}
