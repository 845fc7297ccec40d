import { Line } from './line.tsx';

const cloud = 'M-90 20 Q-94 -8 -60 -10 Q-50 -44 -12 -36 Q14 -62 46 -34 Q84 -36 84 -4 Q108 2 100 20Z';

/** A magnifier over a machine that is not there. */
export function EmptySearch() {
  return (
    <svg className="y-state__picture" aria-hidden="true" viewBox="0 0 480 360">
      <ellipse cx="240" cy="316" rx="201.6" ry="16" fill="#EFE3CC" />
      <circle cx="240" cy="170" r="130" fill="#FFE3C4" />
      <g transform="translate(110 110) scale(0.5)">
        <path d={cloud} fill="#FFF" opacity="0.9" />
      </g>
      <g transform="translate(370 86) scale(0.42)">
        <path d={cloud} fill="#FFF" opacity="0.9" />
      </g>
      <g>
        <path d="M128 236 Q240 206 352 236 A130 130 0 0 1 128 236Z" fill="#7DA35B" />
        <Line
          d="M240 222 L160 292 M240 222 L200 292 M240 222 L240 292 M240 222 L280 292 M240 222 L320 292"
          stroke="#6A8F4B"
          width={4}
        />
      </g>
      <g>
        <Line
          d="M196 206 Q200 172 214 168 V138 H250 L256 168 H296 Q306 170 306 184 V200"
          stroke="#D9531E"
          width={5}
          dash="1 10"
        />
        <Line d="M196 204 a24 24 0 1 0 48 0 a24 24 0 1 0 -48 0" stroke="#D9531E" width={5} dash="1 9.6" />
        <Line d="M278 216 a14 14 0 1 0 28 0 a14 14 0 1 0 -28 0" stroke="#D9531E" width={5} dash="1 9.6" />
      </g>
      <g>
        <Line d="M318 232 L384 298" stroke="#8F3412" width={26} />
        <Line d="M330 244 L384 298" stroke="#D9531E" width={14} />
        <circle cx="256" cy="168" r="88" fill="none" stroke="#23262B" strokeWidth="16" />
        <circle cx="256" cy="168" r="88" fill="none" stroke="#4A505A" strokeWidth="5" />
        <circle cx="256" cy="168" r="80" fill="#fff" opacity="0.28" />
        <path d="M196 150 Q206 110 246 100 Q214 122 206 156Z" fill="#fff" opacity="0.75" />
      </g>
      <g transform="translate(20 214) scale(0.8)">
        <path
          d="M42.8 13 L44 6.3 L52 6.3 L53.2 13 L59.7 15.1 L64.6 10.3 L71.1 15.1 L68 21.2 L72.1 26.8 L78.8 25.7 L81.3 33.4 L75.3 36.6 L75.3 43.4 L81.3 46.6 L78.8 54.3 L72.1 53.2 L68 58.8 L71.1 64.9 L64.6 69.7 L59.7 64.9 L53.2 67 L52 73.7 L44 73.7 L42.8 67 L36.3 64.9 L31.4 69.7 L24.9 64.9 L28 58.8 L23.9 53.2 L17.2 54.3 L14.7 46.6 L20.7 43.4 L20.7 36.6 L14.7 33.4 L17.2 25.7 L23.9 26.8 L28 21.2 L24.9 15.1 L31.4 10.3 L36.3 15.1Z"
          fill="#F6A15B"
        />
        <path d="M25.5 56 Q34 66 44.2 89.6 Q48 96 51.8 89.6 Q62 66 70.5 56Z" fill="#F6A15B" />
        <circle cx="48" cy="40" r="19.5" fill="#FFF7E7" />
        <path
          d="M48 27.6 a7.4 7.4 0 0 1 4.1 13.55 L54.6 52.4 H41.4 L43.9 41.15 A7.4 7.4 0 0 1 48 27.6Z"
          fill="#8F3412"
        />
      </g>
    </svg>
  );
}
