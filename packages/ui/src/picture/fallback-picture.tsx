/** A tractor in one tone, in place of a picture that is missing or did not load. */
export function FallbackPicture() {
  return (
    <svg viewBox="0 0 1000 750" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#FFF7E7" d="M0 0h1000v750H0z" />
      <circle cx="500" cy="400" r="300" fill="#FBECD0" />
      <path fill="#F3E4C6" d="M0 640h1000v110H0z" />
      <ellipse cx="500" cy="640" rx="330" ry="18" fill="#E2CFA9" />
      <path
        fill="#b9b09e"
        d="M480 478h320v46H480zM593 250h26v90h-26zM280 176h226q14 0 14 16t-14 16H280q-14 0-14-16t14-16M190 500Q190 356 346 356q124 4 146 144Z"
      />
      <path fill="#d0c6b2" d="m504 330 232 16q56 6 64 52l8 92H504zM290 204h198l26 132v156H276z" />
      <path fill="#c5bba8" d="m504 420 299 0 5 70H504zM276 430h238v62H276z" />
      <path fill="#e5d9c3" d="M312 226h162l20 112v92H302zM786 404h24v32h-24z" />
      <path fill="#fffaf0" opacity=".35" d="M340 226h60l-42 204h-42z" />
      <g fill="#d3c9b4" stroke="#a69e8e">
        <circle cx="344" cy="510" r="94" strokeWidth="60" />
        <circle cx="730" cy="562" r="56" strokeWidth="36" />
      </g>
      <path fill="#b2aa98" d="M324 510a20 20 0 1 1 40 0 20 20 0 0 1-40 0m394 52a12 12 0 1 1 24 0 12 12 0 0 1-24 0" />
      <g transform="translate(796 70)scale(1.3)" fill="#E9C9A0">
        <circle cx="48" cy="40" r="28" stroke="#E9C9A0" strokeWidth="11" strokeDasharray="9.5 8.1" />
        <path d="M25.5 56q8.5 10 18.7 33.6 3.8 6.4 7.6 0Q62 66 70.5 56Z" />
        <circle cx="48" cy="40" r="19.5" fill="#FFF7E7" />
        <path fill="#D2B183" d="M48 27.6a7.4 7.4 0 0 1 4.1 13.55l2.5 11.25H41.4l2.5-11.25A7.4 7.4 0 0 1 48 27.6Z" />
      </g>
    </svg>
  );
}
