/** The roles of operators. docs/calls.md lists their rights per call. The owner assigns the others. */
export const ROLES = ['owner', 'operator', 'packer', 'accountant'] as const

export const GIVEN_ROLES = ['operator', 'packer', 'accountant'] as const

export type Role = (typeof ROLES)[number]
export type GivenRole = (typeof GIVEN_ROLES)[number]

const MAY = {
  /** Manage other accounts. */
  own: ['owner'],
  change: ['owner', 'operator'],
  read: ['owner', 'operator', 'accountant'],
  /** Take the files of a month. */
  file: ['owner', 'accountant'],
  /** Book money. */
  book: ['owner', 'operator', 'accountant'],
  /** Prepare and ship orders. */
  pack: ['owner', 'operator', 'packer'],
} as const satisfies Record<string, readonly Role[]>

export type Deed = keyof typeof MAY

/** Whether a role has a right. API calls and screens both check it. */
export const may = (role: Role | undefined, deed: Deed): boolean => MAY[deed].some((each) => each === role)

export const roleOf = ({ isOwner, role }: { isOwner: boolean; role: GivenRole }): Role => (isOwner ? 'owner' : role)
