import { Line } from './line.tsx';

/** A plan to choose. */
export function NoPlans() {
  return (
    <svg className="y-state__picture" aria-hidden="true" viewBox="0 0 480 360">
      <ellipse cx="240" cy="318" rx="201.6" ry="16" fill="#EFE3CC" />
      <circle cx="240" cy="168" r="130" fill="#FFE3C4" />
      <g>
        <path d="M120 96 q0 -16 16 -16 h150 q16 0 16 16 v196 q0 16 -16 16 h-150 q-16 0 -16 -16Z" fill="#FFF7E7" />
        <path d="M120 96 q0 -16 16 -16 h150 q16 0 16 16 v44 h-182z" fill="#D9531E" />
        <rect x="142" y="98" width="72" height="12" rx="5" fill="#FFF7E7" />
        <rect x="142" y="118" width="44" height="9" rx="4" fill="#F6A15B" />
      </g>
      <g>
        <circle cx="152" cy="172" r="12" fill="#27713F" />
        <Line d="M147 172 l4 5 l8 -9" stroke="#FFF7E7" width={4} />
        <circle cx="152" cy="208" r="12" fill="#27713F" />
        <Line d="M147 208 l4 5 l8 -9" stroke="#FFF7E7" width={4} />
        <circle cx="152" cy="244" r="12" fill="#EFE3CC" />
        <rect x="176" y="167" width="96" height="10" rx="5" fill="#EFE3CC" />
        <rect x="176" y="203" width="76" height="10" rx="5" fill="#EFE3CC" />
        <rect x="176" y="239" width="86" height="10" rx="5" fill="#EFE3CC" />
        <rect x="142" y="272" width="138" height="22" rx="11" fill="#8F3412" />
      </g>
      <g>
        <path d="M338 60 l15 31 34 5 -25 24 6 34 -30 -16 -30 16 6 -34 -25 -24 34 -5z" fill="#F2B84A" />
      </g>
      <g>
        <rect x="322" y="296" width="84" height="18" rx="9" fill="#D9992E" />
        <rect x="327" y="280" width="84" height="18" rx="9" fill="#F2B84A" />
        <rect x="322" y="264" width="84" height="18" rx="9" fill="#D9992E" />
        <rect x="327" y="248" width="84" height="18" rx="9" fill="#F2B84A" />
        <rect x="322" y="232" width="84" height="18" rx="9" fill="#D9992E" />
      </g>
      <g>
        <Line
          d="M86 314 v-34 m0 20 q-22 -2 -22 -24 q22 0 22 24 m0 -10 q22 -2 22 -24 q-22 0 -22 24"
          stroke="#7DA35B"
          width={6}
        />
      </g>
    </svg>
  );
}
