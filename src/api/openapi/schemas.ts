import * as z from 'zod/mini'
import { auditEntry } from '~/domain/account/audit-log-schema'
import { customContent } from '~/domain/account/custom-content-schema'
import { operator } from '~/domain/account/schema'
import { session } from '~/domain/account/session-schema'
import { setting } from '~/domain/account/settings-schema'
import { product } from '~/domain/catalog/schema'
import { showcaseImage } from '~/domain/catalog/showcase-images-schema'
import { stockMove } from '~/domain/catalog/stock-moves-schema'
import { contact } from '~/domain/contacts/schema'
import { bill } from '~/domain/customers/bills-schema'
import { customerBalance } from '~/domain/customers/customer-balances-schema'
import { ledgerEntry } from '~/domain/customers/ledger-schema'
import { newPaymentReport, paymentReport } from '~/domain/customers/payment-reports-schema'
import { customer, customerPhone } from '~/domain/customers/schema'
import { money, signedMoney } from '~/domain/money-schema'
import { notification } from '~/domain/notifications/schema'
import { deliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { orderWithLink } from '~/domain/orders/order-details-schema'
import { order } from '~/domain/orders/schema'
import { fieldError, problem } from '~/domain/problems'
import { isNeverSent } from '../http/call-answer'
import { isSaid } from '../http/without-money'

export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The names of schemas that several answers contain. */
const NAMED = {
  AuditEntry: auditEntry,
  Bill: bill,
  Contact: contact,
  Customer: customer,
  CustomerBalance: customerBalance,
  DeliveryCharge: deliveryCharge,
  FieldError: fieldError,
  LedgerEntry: ledgerEntry,
  OrderWithLink: orderWithLink,
  Notification: notification,
  Operator: operator,
  Order: order,
  CustomContent: customContent,
  PaymentReport: paymentReport,
  Problem: problem,
  Product: product,
  Session: session,
  Setting: setting,
  ShowcaseImage: showcaseImage,
  StockMove: stockMove,
}

const PREFIX = '#/components/schemas/'

export const refTo = (name: string): JsonSchema => ({ $ref: `${PREFIX}${name}` })

/** The output of transforms, which zod cannot describe. */
const MADE = new Map<unknown, JsonSchema>([
  [changeIn(money), { type: 'string', pattern: '^\\d+\\.\\d\\d$', description: 'Rupees.' }],
  [changeIn(signedMoney), { type: 'string', pattern: '^-?\\d+\\.\\d\\d$', description: 'Rupees.' }],
  [changeIn(customerPhone), { type: 'string', description: '+91 and ten digits.' }],
  [changeIn(newPaymentReport.shape.reference), { type: 'string', pattern: '^\\d{12}$' }],
])

function changeIn({ _zod: { def } }: z.core.$ZodType): unknown {
  if (def.type === 'transform') return (def as z.core.$ZodTransformDef).transform
  return def.type === 'pipe' ? changeIn((def as z.core.$ZodPipeDef).out) : undefined
}

type Override = NonNullable<z.core.RegistryToJSONSchemaParams['override']>

const asSent: Override = ({ zodSchema, jsonSchema }) => {
  Object.assign(jsonSchema, MADE.get(changeIn(zodSchema)))
  for (const name of Object.keys(jsonSchema.properties ?? {}).filter(isNeverSent)) {
    delete jsonSchema.properties?.[name]
    if (jsonSchema.required) jsonSchema.required = jsonSchema.required.filter((each) => each !== name)
  }
  // Stored rows always have fields that input may omit.
  delete jsonSchema.default
  withoutPattern(jsonSchema)
}

/** Removes the pattern of a time, because its format says the same. */
function withoutPattern(schema: z.core.JSONSchema.BaseSchema) {
  if (schema.format === 'date-time' || schema.format === 'date') delete schema.pattern
}

/** The JSON schema of a call's input. */
export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  const override: Override = ({ jsonSchema }) => withoutPattern(jsonSchema)
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override })
  return made as JsonSchema
}

/** The JSON schemas of all answers by name; a schema with its own name is not repeated. */
export class AnswerSchemas {
  readonly #registry = z.registry<{ id: string }>()
  #components: Record<string, JsonSchema> = {}

  constructor(answers: Iterable<[name: string, schema: z.ZodMiniType]>) {
    for (const [id, schema] of [...Object.entries(NAMED), ...answers])
      if (!this.#registry.has(schema)) this.#registry.add(schema, { id })
    const uri = (id: string) => `${PREFIX}${id}`
    const { schemas } = z.toJSONSchema(this.#registry, { io: 'output', unrepresentable: 'any', uri, override: asSent })
    for (const [id, { $schema: _schema, $id: _id, ...made }] of Object.entries(schemas)) this.#components[id] = made as JsonSchema
  }

  get components(): Record<string, JsonSchema> {
    return this.#components
  }

  ref(schema: z.ZodMiniType): JsonSchema {
    return refTo(this.#registry.get(schema)?.id ?? '')
  }

  /** The same without the fields that a packer may not see. */
  packed(schema: JsonSchema): JsonSchema {
    return mapped(schema, (part) => {
      if (part.$ref !== undefined) return refTo(this.#packedName(part.$ref.slice(PREFIX.length)))
      const { properties = {}, required = [] } = part
      return {
        ...part,
        ...(part.properties && { properties: Object.fromEntries(Object.entries(properties).filter(([name]) => isSaid(name))) }),
        ...(part.required && { required: required.filter(isSaid) }),
      }
    })
  }

  #packedName(name: string): string {
    const packed = `Packed${name}`
    const whole = this.#components[name]
    if (whole && !this.#components[packed]) {
      this.#components[packed] = {}
      this.#components[packed] = this.packed(whole)
    }
    return packed
  }
}

/** Maps a schema, outer parts first. */
function mapped(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const each = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(each)
    return typeof value === 'object' && value !== null ? mapped(value as JsonSchema, change) : value
  }
  return Object.fromEntries(Object.entries(change(schema)).map(([name, value]) => [name, each(value)])) as JsonSchema
}
