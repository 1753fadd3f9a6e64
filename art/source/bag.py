"""One 25 kg bag on transparent ground: blender -b -P bag.py -- stage=early|small|stock out=FILE"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from mathutils import Vector, noise

from studio import MASTERS, camera, even_sky, lamp, material, mesh, new_scene, opaque, option, plain, render, set_inputs, thing

WIDTH, HEIGHT = 0.52, 0.84
COLUMNS, ROWS = 40, 64
HEM = 0.034
# How far the sewn edge reaches down over the cloth, which is rounder than its mesh.
SEAM = 0.012
# The label's share of the cloth: what is wider than one wraps round the sides.
LABEL = (1.22, 1.03)
STAGES = {'early': 11, 'small': 12, 'stock': 13}


def cloth(seed):
    """Two sheets, welded at their edges. Gives the mesh and the index of each vertex by side, column and row."""
    vertices, index, faces, places, sides = [], {}, [], [], []

    def vertex(side, column, row):
        is_edge = column in (0, COLUMNS) or row in (0, ROWS)
        key = ('edge' if is_edge else side, column, row)
        if key not in index:
            index[key] = len(vertices)
            x, z = (column / COLUMNS - 0.5) * WIDTH, row / ROWS * HEIGHT
            swell = 0 if is_edge else 0.012 * (1 + 0.2 * noise.noise(Vector((x * 9, z * 9, seed))))
            vertices.append((x, -swell if side == 'front' else swell, z))
        return index[key]

    for side in ('front', 'back'):
        for row in range(ROWS):
            for column in range(COLUMNS):
                corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
                if side == 'back':
                    corners.reverse()
                faces.append([vertex(side, *corner) for corner in corners])
                places.append([label_place(side, *corner) for corner in corners])
                sides.append(0 if side == 'front' else 1)
    made = mesh('cloth', vertices, faces, None, True)
    layer = made.uv_layers.new(name='label')
    for polygon, corners in zip(made.polygons, places):
        for loop, place in zip(polygon.loop_indices, corners):
            layer.data[loop].uv = place
    made.polygons.foreach_set('material_index', sides)
    return made, index


def label_place(side, column, row):
    u, v = column / COLUMNS, row / ROWS
    if side == 'back':
        return 1 - u, v
    return (u - 0.5) * LABEL[0] + 0.5, (v - 0.5) * LABEL[1] + 0.49


def filled(made, scene):
    """The cloth as air at even pressure would fill it."""
    bag = thing('cloth', made)
    settings = bag.modifiers.new('cloth', 'CLOTH').settings
    settings.quality = 5
    settings.mass = 0.25
    settings.tension_stiffness = settings.compression_stiffness = 60
    settings.shear_stiffness, settings.bending_stiffness = 25, 1.2
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 8
    settings.bending_damping, settings.air_damping = 2, 4
    settings.use_pressure = True
    settings.uniform_pressure_force = 7
    settings.effector_weights.gravity = 0
    bag.modifiers['cloth'].point_cache.frame_end = 200
    for frame in range(1, 45):
        scene.frame_set(frame)
    swollen = bpy.data.meshes.new_from_object(bag.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(bag)
    scene.frame_set(1)
    return swollen


def settle(made):
    """Feed has weight, air has none: thinner than a balloon, fuller below, hardly waisted, flat where it stands."""
    low = min(vertex.co.z for vertex in made.vertices)
    high = max(vertex.co.z for vertex in made.vertices)
    floor = 0.105
    for vertex in made.vertices:
        at = (vertex.co.z - low) / (high - low)
        vertex.co.y *= (1 + 0.2 * (1 - at) ** 1.5 - 0.22 * at ** 2) * 0.62
        vertex.co.x *= (1 + 0.03 * (1 - at)) * (1 + 0.17 * math.sin(math.pi * at) ** 0.8)
        z = vertex.co.z - low
        if z < floor:
            near = z / floor
            vertex.co.y *= 1 + 0.45 * (1 - near) ** 1.5 * min(1, near * 3)
            z = floor * near * near * (0.35 + 0.65 * near)
        vertex.co.z = z
    made.update()


def hem(top, seed):
    """The sewn edge above the cloth, and the stitches in it."""
    steps, across = 4, COLUMNS + 1
    vertices = []
    for step in range(steps + 1):
        for column, point in enumerate(top):
            wave = 0.0035 * math.sin(column * 0.9 + seed) * step / steps
            vertices.append((point.x, point.y + wave - 0.0015, point.z - SEAM + (HEM + SEAM) * step / steps))
    faces = [
        (step * across + column, step * across + column + 1, (step + 1) * across + column + 1, (step + 1) * across + column)
        for step in range(steps) for column in range(COLUMNS)
    ]
    made = mesh('hem', vertices, faces, None, True)
    layer = made.uv_layers.new(name='label')
    for loop in made.loops:
        layer.data[loop.index].uv = (loop.vertex_index % across / COLUMNS, 0.9935 + 0.006 * (loop.vertex_index // across) / steps)
    return made


def thread(top):
    curve = bpy.data.curves.new('thread', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution = 0.0011, 2
    for here, there in zip(top, top[1:]):
        stitch = curve.splines.new('POLY')
        stitch.points.add(1)
        for point, at, aside in zip(stitch.points, (here, there), (0.0012, -0.0016)):
            point.co = (at.x + aside, at.y - 0.004, at.z + HEM * 0.45, 1)
    curve.materials.append(plain('thread', '#efe6cf', 0.8))
    return curve


def woven(name, label=None):
    """Woven tape, printed with the label; lumps of pellets under it."""
    made, nodes, links = material(name)
    shader = set_inputs(nodes['Principled BSDF'], {'Roughness': 0.38, 'Specular': 0.42, 'Sheen': 0.1})
    place = nodes.new('ShaderNodeUVMap')
    if label:
        picture = nodes.new('ShaderNodeTexImage')
        picture.image = bpy.data.images.load(label)
        picture.extension = 'EXTEND'
        links.new(place.outputs[0], picture.inputs[0])
        links.new(picture.outputs[0], shader.inputs['Base Color'])
    else:
        shader.inputs['Base Color'].default_value = opaque('#f3efe4')
    even = nodes.new('ShaderNodeMapping')
    even.inputs['Scale'].default_value = (1, HEIGHT / WIDTH, 1)
    links.new(place.outputs[0], even.inputs[0])
    weave = nodes.new('ShaderNodeMath')
    weave.operation = 'ADD'
    for socket, direction in enumerate('XY'):
        wave = nodes.new('ShaderNodeTexWave')
        wave.bands_direction = direction
        wave.inputs['Scale'].default_value = 34
        links.new(even.outputs[0], wave.inputs[0])
        links.new(wave.outputs[1], weave.inputs[socket])
    lumps = set_inputs(nodes.new('ShaderNodeTexNoise'), {'Scale': 16, 'Detail': 3})
    links.new(even.outputs[0], lumps.inputs[0])
    fine = set_inputs(nodes.new('ShaderNodeBump'), {'Strength': 0.1, 'Distance': 0.0012})
    coarse = set_inputs(nodes.new('ShaderNodeBump'), {'Strength': 0.26, 'Distance': 0.01})
    links.new(weave.outputs[0], fine.inputs['Height'])
    links.new(lumps.outputs[0], coarse.inputs['Height'])
    links.new(fine.outputs[0], coarse.inputs['Normal'])
    links.new(coarse.outputs[0], shader.inputs['Normal'])
    return made


def add_bag(scene, stage, turn):
    """The bag of a stage, standing at the origin; gives the empty that carries it."""
    seed = STAGES[stage]
    made, index = cloth(seed)
    swollen = filled(made, scene)
    settle(swollen)
    top = [swollen.vertices[index['edge', column, ROWS]].co.copy() for column in range(COLUMNS + 1)]
    front = woven('front', os.path.join(MASTERS, f'label-{stage}.webp'))
    for each in (front, woven('back')):
        swollen.materials.append(each)
    sewn = hem(top, seed)
    sewn.materials.append(front)
    bag, edge, stitches = thing('bag', swollen), thing('hem', sewn), thing('thread', thread(top))
    smooth = bag.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 2
    edge.modifiers.new('thick', 'SOLIDIFY').thickness = 0.002
    carrier = thing('carrier', None, turn=(math.radians(-3), 0, math.radians(turn)))
    for each in (bag, edge, stitches):
        each.parent = carrier
    bpy.context.view_layer.update()
    carrier.location.z = -min((bag.matrix_world @ vertex.co).z for vertex in swollen.vertices)
    return carrier


def main():
    stage = option('stage', 'stock')
    scene = new_scene(900, 1200, 160)
    scene.render.film_transparent = True
    add_bag(scene, stage, -10)
    floor = thing('floor', mesh('floor', [(-5, -5, 0), (5, -5, 0), (5, 5, 0), (-5, 5, 0)], [(0, 1, 2, 3)], plain('floor', '#e9ede8', 0.9)))
    floor.visible_camera = False
    even_sky(scene, '#eef3f2', 0.55)
    lamp('key', (-1.9, -1.9, 1.7), (0, 0, 0.42), 0.9, 1.6, 40, '#fff4e2')
    lamp('rim', (1.7, 0.6, 1.2), (0, 0, 0.5), 0.5, 1.4, 26, '#e8f4ff')
    lamp('fill', (1.2, -2.2, 0.9), (0, 0, 0.4), 1.4, 1.4, 11, '#eaf3f4')
    camera(scene, (0, -2.75, 0.6), (0, 0, 0.42), 101)
    render(scene, os.path.abspath(option('out', f'bag-{stage}.png')))


if __name__ == '__main__':
    main()
