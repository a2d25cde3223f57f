import type { JSX, SVGProps } from 'react'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  size?: number
}

export type Icon = (props: IconProps) => JSX.Element

/** A line icon on the 24 px grid. Icons are decoration; the control around them carries the name. */
export function icon(path: string): Icon {
  return function LineIcon({ size = 20, ...rest }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={path} />
      </svg>
    )
  }
}
