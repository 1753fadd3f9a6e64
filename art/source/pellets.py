"""Sinking pellets, close up: blender -b -P pellets.py -- out=FILE"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector, noise

from studio import camera, even_sky, lamp, material, mesh, new_scene, opaque, option, plain, ramp, render, set_inputs, thing

RADIUS = 0.5
EDGE = 0.1
AROUND, ALONG = 72, 44
KINDS = 8


def outline(length):
    """Radius and height along a pellet, from the middle of one end to that of the other."""
    flat = [(RADIUS * (1 - EDGE * 2) * step / 6 if step < 6 else RADIUS - EDGE, -length / 2) for step in range(7)]
    round_ = [(RADIUS - EDGE + EDGE * math.sin(turn), -length / 2 + EDGE - EDGE * math.cos(turn))
              for turn in (math.pi / 2 * step / 6 for step in range(1, 7))]
    side = [(RADIUS * (1 + 0.018 * math.sin(math.pi * step / ALONG)), -length / 2 + EDGE + (length - 2 * EDGE) * step / ALONG)
            for step in range(1, ALONG)]
    half = flat + round_
    return half + side + [(radius, -height) for radius, height in reversed(half)]


def pellet(kind):
    """A pressed cylinder, cut a little askew; rough as ground meal is, with pits and the marks of the die."""
    length = 1 + 0.35 * (kind % 4) / 3
    chance = random.Random(kind)
    away = Vector([chance.random() * 50 for _ in range(3)])
    tilt = (chance.uniform(-0.12, 0.12), chance.uniform(-0.12, 0.12))
    vertices = []
    for radius, height in outline(length):
        for step in range(AROUND):
            turn = 2 * math.pi * step / AROUND
            point = Vector((radius * math.cos(turn), radius * math.sin(turn), height))
            if height > 0:
                point.z += (point.x * tilt[0] + point.y * tilt[1]) * 1.2 * min(1, height / (length / 2))
            is_end = abs(height) >= length / 2 - 1e-4
            out = Vector((0, 0, height)) if is_end else Vector((point.x, point.y, 0))
            if out.length > 0:
                out.normalize()
            at = point + away
            rough = noise.noise(at * 2.2) * 0.03 + noise.noise(at * 7) * 0.016 + noise.noise(at * 17) * 0.012 + noise.noise(at * 34) * 0.005
            if not is_end:
                rough += noise.noise(Vector((math.cos(turn) * 6, math.sin(turn) * 6, height * 0.6)) + away) * 0.014
            rough -= max(0, 0.22 - noise.voronoi(at * 6.5)[0][0]) * 0.13
            vertices.append(point + out * rough)
    rings = len(vertices) // AROUND
    faces = [
        (ring * AROUND + step, ring * AROUND + (step + 1) % AROUND, (ring + 1) * AROUND + (step + 1) % AROUND, (ring + 1) * AROUND + step)
        for ring in range(rings - 1) for step in range(AROUND)
    ]
    return mesh(f'pellet{kind}', vertices, faces, None, True)


def pellet_material():
    made, nodes, links = material('pellet')
    shader = set_inputs(nodes['Principled BSDF'], {'Roughness': 0.46, 'Specular': 0.4})
    place = nodes.new('ShaderNodeTexCoord').outputs['Object']

    def noise_of(scale, detail, roughness=0.5):
        node = set_inputs(nodes.new('ShaderNodeTexNoise'), {'Scale': scale, 'Detail': detail, 'Roughness': roughness})
        links.new(place, node.inputs['Vector'])
        return node.outputs[0]

    meal = ramp(nodes, [(0.25, '#4e2c15'), (0.45, '#83522b'), (0.6, '#a36e3e'), (0.78, '#cda063')])
    links.new(noise_of(9, 10, 0.65), meal.inputs[0])
    flecks = ramp(nodes, [(0.6, '#000000'), (0.72, '#b0b0b0')])
    links.new(noise_of(34, 2), flecks.inputs[0])
    mixed = nodes.new('ShaderNodeMixRGB')
    links.new(flecks.outputs[0], mixed.inputs[0])
    links.new(meal.outputs[0], mixed.inputs[1])
    mixed.inputs[2].default_value = opaque('#d4ac74')
    each = nodes.new('ShaderNodeMapRange')
    each.inputs[3].default_value, each.inputs[4].default_value = 0.74, 1.2
    links.new(nodes.new('ShaderNodeObjectInfo').outputs['Random'], each.inputs[0])
    value = nodes.new('ShaderNodeHueSaturation')
    links.new(each.outputs[0], value.inputs['Value'])
    links.new(mixed.outputs[0], value.inputs['Color'])
    links.new(value.outputs[0], shader.inputs['Base Color'])
    bump = set_inputs(nodes.new('ShaderNodeBump'), {'Strength': 0.6, 'Distance': 0.03})
    links.new(noise_of(26, 8, 0.7), bump.inputs['Height'])
    links.new(bump.outputs[0], shader.inputs['Normal'])
    return made


def kinds():
    made = pellet_material()
    pellets = [pellet(kind) for kind in range(KINDS)]
    for each in pellets:
        each.materials.append(made)
    return pellets


def make_heap(scene, count):
    """Lets pellets fall into a box and lie still."""
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.point_cache.frame_end = 400
    world.substeps_per_frame, world.solver_iterations = 8, 14

    def solid(each, kind, shape, friction):
        bpy.context.view_layer.objects.active = each
        each.select_set(True)
        bpy.ops.rigidbody.object_add(type=kind)
        body = each.rigid_body
        body.collision_shape, body.friction, body.restitution = shape, friction, 0.05
        body.use_margin, body.collision_margin = True, 0.01
        body.linear_damping, body.angular_damping = 0.15, 0.3
        each.select_set(False)

    walls = [((0, 0, -0.5), (60, 60, 1)), ((-8, 0, 15), (2, 24, 30)), ((8, 0, 15), (2, 24, 30)), ((0, -7, 15), (24, 2, 30)), ((0, 9.2, 15), (24, 2, 30))]
    corners = [(x, y, z) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]
    sides = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    boxes = []
    for place, size in walls:
        wall = thing('wall', mesh('wall', [tuple(a * b for a, b in zip(corner, size)) for corner in corners], sides), place)
        solid(wall, 'PASSIVE', 'BOX', 0.6 if size[2] == 1 else 0.05)
        boxes.append(wall)
    random.seed(3)
    meshes = kinds()
    fallen = []
    for number in range(count):
        place = (random.uniform(-6.4, 6.4), random.uniform(-5.4, 7.4), 1 + number * 0.012 + random.random())
        each = thing(f'fallen{number}', meshes[number % KINDS], place, [random.random() * 6 for _ in range(3)])
        solid(each, 'ACTIVE', 'CYLINDER', 0.6)
        fallen.append(each)
    for frame in range(1, 230):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    places = {each.name: each.evaluated_get(graph).matrix_world.copy() for each in fallen}
    for each in fallen + boxes:
        each.select_set(True)
    bpy.ops.rigidbody.objects_remove()
    for each in fallen:
        each.matrix_world = places[each.name]
    for wall in boxes[1:]:
        bpy.data.objects.remove(wall)
    boxes[0].data.materials.append(plain('ground', '#3a2415', 0.8))
    return fallen


def main():
    scene = new_scene(1600, 1000, 128, 'Filmic', 'Medium High Contrast', 0.45)
    fallen = make_heap(scene, 900)
    inner = [each.matrix_world.translation.z for each in fallen
             if abs(each.matrix_world.translation.x) < 2.5 and abs(each.matrix_world.translation.y) < 2.5]
    top = sorted(inner)[-12]
    even_sky(scene, '#dfe8ea', 0.8)
    lamp('key', (-8, 8, top + 5), (0, 0, top), 3.6, 3.6, 3000, '#ffdcae')
    lamp('fill', (9, -6, top + 8), (0, 0, top), 9, 9, 900, '#d3e4ec')
    place, target = Vector((0.5, -13.5, top + 7.2)), Vector((0, 0.2, top))
    camera(scene, place, target, 56, 2.0, (target - place).length - 0.5)
    scene.frame_set(1)
    render(scene, os.path.abspath(option('out', 'pellets-close-up.png')))


if __name__ == '__main__':
    main()
